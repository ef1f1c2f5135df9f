import { type Contact, type ContactInput, certificateType } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { isCertificateNumber, isMobile } from '@yunyou/validators';
import { type FormEvent, useState } from 'react';
import { errorText, useSdk } from '../../app';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { Select } from '../../components/select';
import { Switch } from '../../components/switch';
import { TextField } from '../../components/text-field';
import { useTexts } from '../../texts';
import styles from './ContactForm.module.css';

export interface ContactFormProps {
  /** The traveller to change; default: a new one. */
  contact?: Contact;
  /** Documents that can be chosen; default all. */
  certTypes?: readonly number[];
  /** Called with the traveller's id once they are stored. */
  onSaved: (id: string) => void;
}

type Problems = Partial<Record<'name' | 'idCard' | 'mobile' | 'consent' | 'form', string>>;

/** A traveller's name and document. Errors stand beside their field; what was typed stays. */
export function ContactForm({ contact, certTypes, onSaved }: ContactFormProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const [input, setInput] = useState<ContactInput>({
    name: contact?.name ?? '',
    certType: contact?.certType ?? firstType(certTypes),
    idCard: contact?.idCard ?? '',
    mobile: contact?.mobile ?? '',
    isDefault: contact?.isDefault ?? false,
  });
  const [consent, setConsent] = useState(contact !== undefined);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<ContactInput>) => setInput((before) => ({ ...before, ...part }));
  const hasDocument = input.certType !== certificateType.none;

  const check = (): Problems => ({
    ...(input.name.trim() === '' && { name: t('member.contact.nameMissing') }),
    ...(!isCertificateNumber(input.certType, number()) && { idCard: t('member.contact.certInvalid') }),
    ...(input.mobile.trim() !== '' &&
      !isMobile(input.mobile.trim()) && { mobile: t('member.login.mobileInvalid') }),
    ...(hasDocument && !consent && { consent: t('member.contact.consentMissing') }),
  });
  const number = () => (hasDocument ? input.idCard.replace(/\s+/g, '').toUpperCase() : '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The sheet it may stand in can itself be part of a form.
    event.stopPropagation();
    const found = check();
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const filled = { ...input, name: input.name.trim(), idCard: number(), mobile: input.mobile.trim() };
    setBusy(true);
    try {
      if (contact) {
        await sdk.travellers.edit({ ...filled, memberFrequentContactsId: contact.memberFrequentContactsId });
        onSaved(contact.memberFrequentContactsId);
      } else {
        onSaved(await sdk.travellers.add(filled));
      }
    } catch (error) {
      const text = errorText(error) ?? t('app.networkFailed');
      const field = isApiError(error) ? error.field : undefined;
      setProblems(
        field === 'name' || field === 'idCard' || field === 'mobile' ? { [field]: text } : { form: text },
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('member.contact.name')}
        hint={t('member.contact.nameHint')}
        value={input.name}
        onValueChange={(name) => change({ name })}
        autoComplete="off"
        maxLength={50}
        error={problems.name}
        required
      />
      <Select
        label={t('member.contact.certType')}
        options={typesOffered(certTypes, contact?.certType).map((type) => ({
          value: String(type),
          label: t('member.cert', { type: String(type) }),
        }))}
        value={String(input.certType)}
        onValueChange={(value) => change({ certType: Number(value) as ContactInput['certType'] })}
        required
      />
      {hasDocument && (
        <TextField
          label={t('member.contact.certNumber')}
          value={input.idCard}
          onValueChange={(idCard) => change({ idCard })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          error={problems.idCard}
          clearable
          required
        />
      )}
      <TextField
        label={t('member.contact.mobile')}
        value={input.mobile}
        onValueChange={(mobile) => change({ mobile })}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        error={problems.mobile}
      />
      <Switch checked={input.isDefault} onCheckedChange={(isDefault) => change({ isDefault })}>
        {t('member.contact.default')}
      </Switch>
      {hasDocument && !contact && (
        <Checkbox checked={consent} onCheckedChange={setConsent}>
          {t('member.contact.consent')}
        </Checkbox>
      )}
      {(problems.consent ?? problems.form) && (
        <p role="alert" className={styles.problem}>
          {problems.consent ?? problems.form}
        </p>
      )}
      <Button type="submit" size="large" block loading={busy}>
        {t('member.contact.save')}
      </Button>
    </form>
  );
}

const allTypes = Object.values(certificateType);

const firstType = (certTypes: readonly number[] | undefined) =>
  allTypes.find((type) => certTypes?.includes(type)) ?? certificateType.idCard;

/** What is offered: the accepted documents, the one the traveller has, the ID card first. */
function typesOffered(certTypes: readonly number[] | undefined, own: number | undefined) {
  const offered = allTypes.filter((type) => !certTypes?.length || certTypes.includes(type) || type === own);
  return [...offered].sort((a, b) => Number(a === certificateType.none) - Number(b === certificateType.none));
}
