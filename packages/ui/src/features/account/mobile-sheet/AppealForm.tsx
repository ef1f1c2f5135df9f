import {
  appealPicturesMax,
  certificateType,
  mobileAppealHours,
  verificationCodeLength,
} from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { isMobile } from '@yunyou/validators';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { useToast } from '../../../components/toast';
import { type UploadedFile, Uploader } from '../../../components/uploader';
import { FormProblem, failureText, useProblems, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { Consent } from '../../contacts/contact-form/Consent';
import { offeredCertificateTypes } from '../../contacts/contact-form/certificate-types';
import {
  type Person,
  PersonFields,
  personProblems,
  typedPerson,
} from '../../contacts/contact-form/PersonFields';
import { useCodeSending } from '../../session/login-form/use-code-sending';
import styles from './MobileSheet.module.css';
import { NewNumberFields } from './NewNumberFields';

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
  const [number, setNumber] = useState({ mobile: '', code: '' });
  const [person, setPerson] = useState<Person>({
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

  const change = (part: Partial<Person>) => {
    setPerson((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) solve(field === 'certType' ? 'idCard' : field);
  };
  const filled = typedPerson(person);

  const check = (): Record<string, string> => ({
    ...(!isMobile(number.mobile) && { mobile: t('account.mobile.invalid') }),
    ...(number.code.length !== verificationCodeLength && { code: t('account.mobile.codeMissing') }),
    ...personProblems(texts, filled),
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
      <PersonFields person={person} onChange={change} certTypes={documents} problems={problems} />
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
      <Consent
        checked={agreed}
        onCheckedChange={(checked) => {
          setAgreed(checked);
          solve('consent');
        }}
        problem={problems.consent}
      >
        {t('account.appeal.consent')}
      </Consent>
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
