import {
  type ConsentDocument,
  type GuardianRelation,
  guardianRelations,
  verificationCodeLength,
} from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { isMobile } from '@yunyou/validators';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { RadioGroup } from '../../../components/radio-group';
import { FormProblem, failureText, useOnline, useProblems, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { MobileCodeFields } from '../../session/login-form/MobileCodeFields';
import { useCodeSending } from '../../session/login-form/use-code-sending';
import styles from './ConsentView.module.css';

export interface ConsentBarProps {
  /** What is agreed to. */
  text: ConsentDocument;
  /** The person on a card whom it is about; the member, for their own name. */
  personId: string;
  /** The end of the text was on screen. */
  isRead: boolean;
  /** Called when it was agreed to. */
  onGiven: () => void;
  /** Called when another text is in force by now. */
  onChanged: () => void;
  /** Called by whoever does not agree now. */
  onLeave: () => void;
}

/** Both answers, of one size; for another person by a code to their own number, for a child by what the guardian is to them. */
export function ConsentBar({ text, personId, isRead, onGiven, onChanged, onLeave }: ConsentBarProps) {
  const { cardActivation } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const isOnline = useOnline();
  const [begun, setBegun] = useState({ mobile: '', code: '' });
  const [who, setWho] = useState<'self' | 'other'>('self');
  const [relation, setRelation] = useState<GuardianRelation | ''>('');
  const [isAgreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const { ref, problems, refuse, solve } = useProblems();
  const sending = useCodeSending(refuse);
  const isForChild = text.purpose === 'child' || text.purpose === 'faceChild';
  // A name is one's own: nobody else agrees to its check.
  const isForOneself = text.purpose === 'realName';
  const isOther = !isForChild && !isForOneself && who === 'other';

  const check = (): Record<string, string> => ({
    ...(isForChild && relation === '' && { relation: t('cardActivation.consent.relationMissing') }),
    ...(isOther && !isMobile(begun.mobile) && { mobile: t('cardActivation.consent.mobileInvalid') }),
    ...(isOther &&
      begun.code.length !== verificationCodeLength && { code: t('cardActivation.consent.codeMissing') }),
    ...(!isAgreed && { box: t('cardActivation.consent.boxMissing') }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = check();
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const { purpose, documentId, version, sha256 } = text;
      await (await cardActivation()).give(
        {
          ...{ purpose, subjectId: personId, documentId, version, sha256 },
          ...(relation !== '' && isForChild && { guardianRelation: relation }),
          ...(isOther && begun),
        },
        { silent: true },
      );
      onGiven();
    } catch (error) {
      refuse({ [fieldOf(error)]: failureText(texts, error) });
      if (isApiError(error) && error.rule === 'agreementChanged') {
        setAgreed(false);
        onChanged();
      }
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={ref} className={styles.bar} noValidate onSubmit={(event) => void submit(event)}>
      {isForChild && (
        <div>
          <RadioGroup
            look="chips"
            label={t('cardActivation.consent.relation')}
            items={guardianRelations.map((value) => ({
              value,
              label: t('cardActivation.consent.relationOf', { relation: value }),
            }))}
            value={relation}
            onValueChange={(value) => {
              setRelation(guardianRelations.find((one) => one === value) ?? '');
              solve('relation');
            }}
          />
          <FormProblem>{problems.relation}</FormProblem>
        </div>
      )}
      {!isForChild && !isForOneself && (
        <RadioGroup
          look="chips"
          label={t('cardActivation.consent.who')}
          items={(['self', 'other'] as const).map((value) => ({
            value,
            label: t(`cardActivation.consent.${value}`),
          }))}
          value={who}
          onValueChange={(value) => setWho(value === 'other' ? 'other' : 'self')}
        />
      )}
      {isOther && (
        <>
          <p className={styles.quiet}>{t('cardActivation.consent.otherHint')}</p>
          <MobileCodeFields
            {...sending}
            texts={{
              mobile: t('cardActivation.consent.mobile'),
              code: t('cardActivation.consent.code'),
              invalid: t('cardActivation.consent.mobileInvalid'),
            }}
            value={begun}
            onChange={(part) => {
              setBegun((before) => ({ ...before, ...part }));
              for (const field of Object.keys(part)) solve(field);
            }}
            problems={problems}
            refuse={refuse}
            onDigits={() => solve('picture')}
            requestCode={async (mobile, picId) =>
              (await cardActivation()).sendCode(
                { personId, purpose: text.purpose, mobile, ...(picId !== undefined && { picId }) },
                { silent: true },
              )
            }
            autoComplete="off"
          />
        </>
      )}
      <div>
        <Checkbox
          checked={isAgreed}
          onCheckedChange={(checked) => {
            setAgreed(checked);
            solve('box');
          }}
          aria-invalid={problems.box ? true : undefined}
        >
          {t('cardActivation.consent.box', { title: text.title })}
        </Checkbox>
        <FormProblem>{problems.box}</FormProblem>
      </div>
      <FormProblem>{problems.form}</FormProblem>
      {!isRead && <p className={styles.quiet}>{t('cardActivation.consent.readToEnd')}</p>}
      <div className={styles.answers}>
        <Button variant="outline" size="large" block onClick={onLeave}>
          {t('cardActivation.consent.notNow')}
        </Button>
        <Button type="submit" size="large" block loading={busy} disabled={!isRead || !isOnline}>
          {t('cardActivation.consent.agree')}
        </Button>
      </div>
    </form>
  );
}

/** Where a refusal is said. */
function fieldOf(error: unknown): string {
  if (!isApiError(error)) return 'form';
  if (error.rule === 'consentNeeded') return 'code';
  return ['mobile', 'code', 'relation'].find((one) => one === error.field) ?? 'form';
}
