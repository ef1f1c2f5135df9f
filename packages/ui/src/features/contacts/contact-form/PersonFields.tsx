import { type CertificateType, certificateType } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { isCertificateNumber } from '@yunyou/validators';
import { Select } from '../../../components/select';
import { TextField } from '../../../components/text-field';
import { useTexts } from '../../../texts';

/** Who somebody is, as it is typed. */
export interface Person {
  name: string;
  certType: CertificateType;
  idCard: string;
}

export interface PersonFieldsProps {
  person: Person;
  /** Called with what changes. */
  onChange: (part: Partial<Person>) => void;
  /** Documents that can be chosen. */
  certTypes: readonly CertificateType[];
  /** What is wrong, by field. */
  problems: Partial<Record<'name' | 'idCard', string | undefined>>;
}

/** A name and a document: its kind, and its number unless there is none. */
export function PersonFields({ person, onChange, certTypes, problems }: PersonFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <TextField
        label={t('contacts.name')}
        hint={t('contacts.nameHint')}
        value={person.name}
        onValueChange={(name) => onChange({ name })}
        autoComplete="off"
        maxLength={50}
        error={problems.name}
        required
      />
      <Select
        label={t('contacts.certType')}
        options={certTypes.map((type) => ({
          value: String(type),
          label: t('contacts.cert', { type: String(type) }),
        }))}
        value={String(person.certType)}
        onValueChange={(value) => {
          const type = certTypes.find((one) => String(one) === value);
          if (type !== undefined) onChange({ certType: type });
        }}
        required
      />
      {person.certType !== certificateType.none && (
        <TextField
          label={t('contacts.certNumber')}
          value={person.idCard}
          onValueChange={(idCard) => onChange({ idCard })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          error={problems.idCard}
          clearable
          required
        />
      )}
    </>
  );
}

/** As it is sent: without spaces around the name and inside of the number. */
export const typedPerson = ({ name, certType, idCard }: Person): Person => ({
  name: name.trim(),
  certType,
  idCard: certType === certificateType.none ? '' : idCard.replace(/\s+/g, '').toUpperCase(),
});

/** What is wrong with a person as they are sent, by field. */
export const personProblems = (
  { t }: Texts,
  { name, certType, idCard }: Person,
): PersonFieldsProps['problems'] => ({
  ...(name === '' && { name: t('contacts.nameMissing') }),
  ...(!isCertificateNumber(certType, idCard) && {
    idCard: t(idCard === '' ? 'contacts.certMissing' : 'contacts.certInvalid'),
  }),
});
