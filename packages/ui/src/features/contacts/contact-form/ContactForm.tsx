import { type Contact, type ContactInput, certificateType } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { isMobile } from '@yunyou/validators';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { Switch } from '../../../components/switch';
import { TextField } from '../../../components/text-field';
import { FormProblem, failureText, typedMobile, useProblemFocus, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { Consent } from './Consent';
import styles from './ContactForm.module.css';
import { firstCertificateType, offeredCertificateTypes } from './certificate-types';
import { type Person, PersonFields, personProblems, typedPerson } from './PersonFields';

export interface ContactFormProps {
  /** The traveller to change. Default: a new one. */
  contact?: Contact;
  /** Documents that can be chosen. Default all. */
  certTypes?: readonly number[];
  /** Called with the traveller's id once they are stored. */
  onSaved: (id: string) => void;
}

type Problems = Partial<Record<keyof ContactInput | 'consent' | 'form', string>>;

/** A traveller's name and document. Errors stand beside their field; what was typed stays. */
export function ContactForm({ contact, certTypes, onSaved }: ContactFormProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const [input, setInput] = useState<ContactInput>({
    name: contact?.name ?? '',
    certType: contact?.certType ?? firstCertificateType(certTypes),
    idCard: contact?.idCard ?? '',
    mobile: contact?.mobile ?? '',
    isDefault: contact?.isDefault ?? false,
  });
  const [agreed, setAgreed] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const { ref, focusProblem } = useProblemFocus<HTMLFormElement>();
  const hasDocument = input.certType !== certificateType.none;
  // Whoever has given a document before has agreed to its use.
  const asksConsent = hasDocument && (contact?.certType ?? certificateType.none) === certificateType.none;

  const refuse = (found: Problems) => {
    setProblems(found);
    focusProblem();
  };
  const solve = (part: Problems) => setProblems((before) => ({ ...before, ...part }));
  const change = <Field extends keyof ContactInput>(field: Field, value: ContactInput[Field]) => {
    setInput((before) => ({ ...before, [field]: value }));
    solve({ [field]: undefined });
  };
  const changePerson = (part: Partial<Person>) => {
    setInput((before) => ({ ...before, ...part }));
    // Another kind of document has another number.
    for (const field of Object.keys(part)) solve({ [field === 'certType' ? 'idCard' : field]: undefined });
  };

  const filled: ContactInput = { ...input, ...typedPerson(input) };
  const check = (): Problems => ({
    ...personProblems(texts, filled),
    ...(filled.mobile !== '' && !isMobile(filled.mobile) && { mobile: t('contacts.mobileInvalid') }),
    ...(asksConsent && !agreed && { consent: t('contacts.consentMissing') }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In a sheet, this form may stand in another one as far as React's events go.
    event.stopPropagation();
    const found = check();
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    setBusy(true);
    try {
      if (contact) {
        const { memberFrequentContactsId } = contact;
        await sdk.travellers.edit({ ...filled, memberFrequentContactsId }, { silent: true });
        onSaved(memberFrequentContactsId);
      } else {
        onSaved(await sdk.travellers.add(filled, { silent: true }));
      }
    } catch (error) {
      const field = isApiError(error) && fields.find((one) => one === error.field);
      refuse({ [field || 'form']: failureText(texts, error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={ref} className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      <PersonFields
        person={input}
        onChange={changePerson}
        certTypes={offeredCertificateTypes(certTypes, contact?.certType)}
        problems={problems}
      />
      <TextField
        label={t('contacts.mobile')}
        value={input.mobile}
        onValueChange={(text) => change('mobile', typedMobile(text))}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        error={problems.mobile}
      />
      <Switch checked={input.isDefault} onCheckedChange={(isDefault) => change('isDefault', isDefault)}>
        {t('contacts.default')}
      </Switch>
      {asksConsent && (
        <Consent
          checked={agreed}
          onCheckedChange={(checked) => {
            setAgreed(checked);
            solve({ consent: undefined });
          }}
          problem={problems.consent}
        >
          {t('contacts.consent')}
        </Consent>
      )}
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" size="large" block loading={busy}>
        {t('contacts.save')}
      </Button>
    </form>
  );
}

/** The fields the server may point at. */
const fields = ['name', 'idCard', 'mobile'] as const;
