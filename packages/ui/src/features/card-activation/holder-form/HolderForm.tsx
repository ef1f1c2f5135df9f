import {
  type AnnualCardPerson,
  type ConsentPurpose,
  certificateType,
  earliestBirthday,
  type GivenConsent,
} from '@yunyou/contract';
import { type HolderDraft, isApiError } from '@yunyou/sdk';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { DatePicker } from '../../../components/date-picker';
import { TextField } from '../../../components/text-field';
import { Uploader } from '../../../components/uploader';
import {
  errorText,
  FormProblem,
  failureText,
  typedMobile,
  useOnline,
  useProblems,
  useSdk,
} from '../../../shell';
import { useTexts } from '../../../texts';
import { offeredCertificateTypes } from '../../contacts/contact-form/certificate-types';
import { PersonFields, typedPerson } from '../../contacts/contact-form/PersonFields';
import { ConfirmSheet } from './ConfirmSheet';
import { GuardianPart } from './GuardianPart';
import styles from './HolderForm.module.css';
import { birthdayOf, emptyHolder, evidenceOf, holderProblems, isChild } from './holder';
import { PortraitField } from './PortraitField';
import { TravellerChoice } from './TravellerChoice';

export interface HolderFormProps {
  /** The place on the card that is filled in. */
  place: AnnualCardPerson;
  /** What was begun before. */
  draft: Partial<HolderDraft>;
  /** Consents that stand for this person. */
  consents: readonly GivenConsent[];
  /** Today by the server's clock. */
  today: string;
  /** Where a text is read and agreed to. */
  protocolHref: (purpose: ConsentPurpose) => string;
  /** Leads to that text. */
  onProtocol: (purpose: ConsentPurpose) => void;
  /** Called with the application, or null where nothing is examined. */
  onActivated: (applicationId: string | null) => void;
}

const CERT_TYPES = offeredCertificateTypes().filter((type) => type !== certificateType.none);
const EVIDENCE_MAX = 3;

/** Who is put on a card. Everything typed stays: through the text that is agreed to, a refusal and a lost network. */
export function HolderForm(props: HolderFormProps) {
  const { place, draft, consents, today, protocolHref, onProtocol, onActivated } = props;
  const { personId } = place;
  const { cardActivation } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const isOnline = useOnline();
  const [holder, setHolder] = useState<HolderDraft>({ ...emptyHolder(certificateType.idCard), ...draft });
  /** Two pictures may be told of before the next render. */
  const latest = useRef(holder);
  const [unsent, setUnsent] = useState(0);
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const { ref, problems, refuse, solve } = useProblems();
  const child = isChild(holder, today);
  const portraitPurpose = child ? 'faceChild' : 'face';
  const consentTo = (purpose: ConsentPurpose) => consents.find((one) => one.purpose === purpose);
  const guardianConsent = consentTo('child');
  const portraitConsent = consentTo(portraitPurpose);
  const evidence = evidenceOf(holder, place, today);

  const change = (part: Partial<HolderDraft>) => {
    latest.current = { ...latest.current, ...part };
    setHolder(latest.current);
    void cardActivation().then(({ drafts }) => drafts.write(personId, latest.current));
    for (const field of Object.keys(part)) solve(field);
  };

  const check = (event: FormEvent) => {
    event.preventDefault();
    const found = holderProblems(texts, holder, {
      ...{ place, today, unsent },
      hasGuardianConsent: guardianConsent !== undefined,
    });
    if (child && holder.guardianRelation === '') {
      found.guardianRelation = t('cardActivation.consent.relationMissing');
    }
    refuse(found);
    setConfirming(Object.keys(found).length === 0);
  };

  const activate = async () => {
    setBusy(true);
    try {
      const part = await cardActivation();
      const { applicationId } = await part.activate(
        {
          personId,
          ...typedPerson(holder),
          ...(holder.mobile !== '' && { mobile: holder.mobile }),
          ...(holder.certType !== certificateType.idCard && { birthday: birthdayOf(holder) }),
          ...(child &&
            guardianConsent &&
            holder.guardianRelation !== '' && {
              guardian: {
                name: holder.guardianName.trim(),
                relation: holder.guardianRelation,
                consentId: guardianConsent.consentId,
              },
            }),
          ...(holder.faceKey !== '' &&
            portraitConsent && { faceKey: holder.faceKey, consentId: portraitConsent.consentId }),
          ...(evidence !== null && { evidenceKeys: holder.evidence.map(({ key }) => key) }),
        },
        { silent: true },
      );
      part.drafts.remove(personId);
      onActivated(applicationId);
    } catch (error) {
      setConfirming(false);
      refuse({ [fieldOf(error)]: failureText(texts, error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card>
      <form ref={ref} className={styles.part} noValidate onSubmit={check}>
        <TravellerChoice onChoose={change} />
        <PersonFields
          person={holder}
          onChange={change}
          certTypes={CERT_TYPES}
          problems={{ name: problems.name, idCard: problems.idCard }}
        />
        {holder.certType !== certificateType.idCard && (
          <DatePicker
            label={t('cardActivation.form.birthday')}
            today={today}
            min={earliestBirthday}
            max={today}
            value={holder.birthday || null}
            onValueChange={(birthday) => change({ birthday })}
            error={problems.birthday}
          />
        )}
        {!child && (
          <TextField
            label={t('cardActivation.form.mobile')}
            hint={t('cardActivation.form.mobileHint')}
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            prefix="+86"
            value={holder.mobile}
            onValueChange={(mobile) => change({ mobile: typedMobile(mobile) })}
            error={problems.mobile}
            required
          />
        )}
        {child && (
          <GuardianPart
            name={holder.guardianName}
            relation={holder.guardianRelation}
            onChange={change}
            isAgreed={guardianConsent !== undefined}
            href={protocolHref('child')}
            problems={problems}
          />
        )}
        {evidence !== null && (
          <Uploader
            label={t('cardActivation.form.evidence', { evidence })}
            hint={t('cardActivation.form.evidenceHint')}
            upload={async ({ file, fileName, signal, onProgress }) => {
              const part = await cardActivation();
              const key = await part.uploadPicture(personId, { file, fileName, signal, onProgress });
              return { key, url: URL.createObjectURL(file) };
            }}
            failureText={(error) => errorText(error) ?? t('cardActivation.consent.failed')}
            defaultValue={holder.evidence}
            onValueChange={(uploaded) => change({ evidence: uploaded })}
            onUnsentChange={setUnsent}
            max={EVIDENCE_MAX}
            error={problems.evidence}
          />
        )}
        <PortraitField
          personId={personId}
          faceKey={holder.faceKey}
          onChange={(faceKey) => change({ faceKey })}
          isChild={child}
          isAgreed={portraitConsent !== undefined}
          onAsk={() => onProtocol(portraitPurpose)}
          problem={problems.portrait}
        />
        <FormProblem>{problems.form}</FormProblem>
        <Button type="submit" size="large" block disabled={!isOnline}>
          {t('cardActivation.form.submit')}
        </Button>
      </form>
      <ConfirmSheet
        open={isConfirming}
        onOpenChange={setConfirming}
        person={typedPerson(holder)}
        hasPortrait={holder.faceKey !== ''}
        busy={busy}
        onConfirm={() => void activate()}
      />
    </Card>
  );
}

const FIELD_OF_RULE: Readonly<Record<string, string>> = {
  certificateInvalid: 'idCard',
  cardHolderTaken: 'idCard',
  cardAge: 'idCard',
  guardianNeeded: 'guardian',
  consentNeeded: 'portrait',
  agreementChanged: 'portrait',
  faceUnusable: 'portrait',
  evidenceNeeded: 'evidence',
};

/** Where a refusal is said. */
function fieldOf(error: unknown): string {
  if (!isApiError(error)) return 'form';
  const named = ['name', 'idCard', 'mobile', 'birthday'].find((one) => one === error.field);
  return named ?? FIELD_OF_RULE[error.rule ?? ''] ?? 'form';
}
