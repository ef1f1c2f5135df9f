import {
  appealPicturesMax,
  type CertificateType,
  certificateType,
  mobileAppealHours,
  verificationCodeLength,
} from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { isCertificateNumber, isMobile } from '@yunyou/validators';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { Select } from '../../../components/select';
import { TextField } from '../../../components/text-field';
import { useToast } from '../../../components/toast';
import { type UploadedFile, Uploader } from '../../../components/uploader';
import { FormProblem, failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { offeredCertificateTypes } from '../../contacts/contact-form/certificate-types';
import { useCodeSending } from '../../session/login-form/use-code-sending';
import styles from './MobileSheet.module.css';
import { NewNumberFields } from './NewNumberFields';
import { useProblems } from './use-problems';

interface AppealFormProps {
  /** Called once the appeal was sent. */
  onSent: () => void;
  /** Called by whoever can use the present number after all. */
  onBack: () => void;
}

const documents = offeredCertificateTypes().filter((type) => type !== certificateType.none);

/** Asks for another number with a document in place of a code of the present one. What was typed stays when it is refused. */
export function AppealForm({ onSent, onBack }: AppealFormProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const consentProblem = useId();
  const [number, setNumber] = useState({ mobile: '', code: '' });
  const [person, setPerson] = useState<{ name: string; certType: CertificateType; idCard: string }>({
    name: '',
    certType: certificateType.idCard,
    idCard: '',
  });
  const [pictures, setPictures] = useState<readonly UploadedFile[]>([]);
  const [unsent, setUnsent] = useState(0);
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const { ref, problems, refuse, solve } = useProblems();
  const sending = useCodeSending(refuse);

  const change = (part: Partial<typeof person>) => {
    setPerson((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) solve(field === 'certType' ? 'idCard' : field);
  };
  const filled = {
    name: person.name.trim(),
    certType: person.certType,
    idCard: person.idCard.replace(/\s+/g, '').toUpperCase(),
  };

  const check = (): Record<string, string> => ({
    ...(!isMobile(number.mobile) && { mobile: t('account.mobile.invalid') }),
    ...(number.code.length !== verificationCodeLength && { code: t('account.mobile.codeMissing') }),
    ...(filled.name === '' && { name: t('contacts.nameMissing') }),
    ...(!isCertificateNumber(filled.certType, filled.idCard) && {
      idCard: t(filled.idCard === '' ? 'contacts.certMissing' : 'contacts.certInvalid'),
    }),
    ...(pictures.length === 0 && { pictures: t('account.appeal.picturesMissing') }),
    ...(unsent > 0 && { pictures: t('account.appeal.unsent', { count: unsent }) }),
    ...(!agreed && { consent: t('contacts.consentMissing') }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In a sheet, this form may stand in another one as far as React's events go.
    event.stopPropagation();
    const found = check();
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const pictureKeys = pictures.map(({ key }) => key);
      await (await sdk.account()).appealForMobile({ ...number, ...filled, pictureKeys }, { silent: true });
      show(t('account.appeal.sent'), { kind: 'success' });
      onSent();
    } catch (error) {
      refuse({ [fieldOf(error)]: failureText(texts, error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.hint}>{t('account.appeal.hint', { hours: mobileAppealHours })}</p>
      <NewNumberFields
        {...sending}
        value={number}
        onChange={(part) => setNumber((before) => ({ ...before, ...part }))}
        problems={problems}
        refuse={refuse}
        onSolve={solve}
      />
      <TextField
        label={t('contacts.name')}
        hint={t('contacts.nameHint')}
        value={person.name}
        onValueChange={(name) => change({ name })}
        autoComplete="off"
        maxLength={50}
        error={problems.name}
        required
      />
      <Select
        label={t('contacts.certType')}
        options={documents.map((type) => ({
          value: String(type),
          label: t('contacts.cert', { type: String(type) }),
        }))}
        value={String(person.certType)}
        onValueChange={(value) => {
          const type = documents.find((one) => String(one) === value);
          if (type !== undefined) change({ certType: type });
        }}
        required
      />
      <TextField
        label={t('contacts.certNumber')}
        value={person.idCard}
        onValueChange={(idCard) => change({ idCard })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        error={problems.idCard}
        required
      />
      <Uploader
        label={t('account.appeal.pictures')}
        hint={t('account.appeal.picturesHint', { max: appealPicturesMax })}
        max={appealPicturesMax}
        upload={async (file) => (await sdk.account()).uploadDocument(file)}
        error={problems.pictures}
        onValueChange={(uploaded) => {
          setPictures(uploaded);
          solve('pictures');
        }}
        onUnsentChange={setUnsent}
      />
      <div>
        <Checkbox
          checked={agreed}
          onCheckedChange={(checked) => {
            setAgreed(checked);
            solve('consent');
          }}
          aria-invalid={problems.consent ? true : undefined}
          aria-describedby={problems.consent ? consentProblem : undefined}
        >
          {t('account.appeal.consent')}
        </Checkbox>
        <FormProblem id={consentProblem}>{problems.consent}</FormProblem>
      </div>
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" size="large" block loading={busy}>
        {t('account.appeal.submit')}
      </Button>
      <Button variant="text" block onClick={onBack}>
        {t('account.appeal.back')}
      </Button>
    </form>
  );
}

/** The field the server points at. */
function fieldOf(error: unknown): string {
  if (!isApiError(error)) return 'form';
  if (error.rule === 'fileMissing') return 'pictures';
  return ['mobile', 'code', 'name', 'idCard'].find((one) => one === error.field) ?? 'form';
}
