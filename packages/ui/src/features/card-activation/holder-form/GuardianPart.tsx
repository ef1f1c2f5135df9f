import { childConsentAge, type GuardianRelation, guardianRelations } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { RadioGroup } from '../../../components/radio-group';
import { TextField } from '../../../components/text-field';
import { FormProblem } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './HolderForm.module.css';

export interface GuardianPartProps {
  /** Name and relation as they are typed. */
  name: string;
  relation: GuardianRelation | '';
  /** Called with what changes. */
  onChange: (part: { guardianName?: string; guardianRelation?: GuardianRelation | '' }) => void;
  /** Whether the guardian has agreed to how a child's data are handled. */
  isAgreed: boolean;
  /** Where that text stands. */
  href: string;
  /** What is wrong, by field. */
  problems: Partial<Record<string, string | undefined>>;
}

/** Who answers for a child, and that they agree. */
export function GuardianPart({ name, relation, onChange, isAgreed, href, problems }: GuardianPartProps) {
  const { t } = useTexts();
  return (
    <fieldset className={styles.part}>
      <legend>{t('cardActivation.form.guardian')}</legend>
      <p className={styles.quiet}>{t('cardActivation.form.guardianHint', { age: childConsentAge })}</p>
      <TextField
        label={t('cardActivation.form.guardianName')}
        value={name}
        onValueChange={(guardianName) => onChange({ guardianName })}
        autoComplete="off"
        maxLength={50}
        error={problems.guardianName}
        required
      />
      <RadioGroup
        look="chips"
        label={t('cardActivation.consent.relation')}
        items={guardianRelations.map((value) => ({
          value,
          label: t('cardActivation.consent.relationOf', { relation: value }),
        }))}
        value={relation}
        onValueChange={(value) =>
          onChange({ guardianRelation: guardianRelations.find((one) => one === value) ?? '' })
        }
      />
      <FormProblem>{problems.guardianRelation}</FormProblem>
      {isAgreed ? (
        <p role="status" className={styles.quiet}>
          {t('cardActivation.form.guardianAgreed')}
        </p>
      ) : (
        <ButtonLink href={href} variant="outline" block>
          {t('cardActivation.form.guardianConsent')}
        </ButtonLink>
      )}
      <FormProblem>{problems.guardian}</FormProblem>
    </fieldset>
  );
}
