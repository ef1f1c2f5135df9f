import { boxAgeFree, boxAgeMin, earliestBirthday, verificationCodeLength } from '@yunyou/contract';
import { dayOf } from '@yunyou/i18n';
import { isApiError } from '@yunyou/sdk';
import { ageOn, isMobile } from '@yunyou/validators';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { DatePicker } from '../../../components/date-picker';
import { useToast } from '../../../components/toast';
import { FormProblem, failureText, useOnline, useProblems, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { useCodeSending } from '../../session/login-form/use-code-sending';
import styles from './AgeForm.module.css';
import { GuardianFields } from './GuardianFields';

export interface AgeFormProps {
  /** Called once the member may buy. */
  onStated: () => void;
}

/** The date of birth, and a guardian's number and code where one is needed. What was typed stays when it is refused. */
export function AgeForm({ onStated }: AgeFormProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const isOnline = useOnline();
  const [birthDay, setBirthDay] = useState('');
  const [guardian, setGuardian] = useState({ mobile: '', code: '' });
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const { ref, problems, refuse, solve } = useProblems();
  const sending = useCodeSending(refuse);
  const today = dayOf(sdk.clock.now());
  const leave = birthDay === '' ? 'free' : leaveOf(ageOn(birthDay, today));
  // What is known of the member may say younger than what was typed.
  const needsGuardian = leave === 'guardian' || (isAsked && leave === 'free');

  const check = (): Record<string, string> => ({
    ...(birthDay === '' && { birthDay: t('blindBox.age.birthDayMissing') }),
    ...(leave === 'never' && { birthDay: t('blindBox.age.tooYoung', { age: boxAgeMin }) }),
    ...(needsGuardian &&
      !isMobile(guardian.mobile) && { guardianMobile: t('blindBox.age.guardianMobileInvalid') }),
    ...(needsGuardian &&
      guardian.code.length !== verificationCodeLength && { guardianCode: t('blindBox.age.codeMissing') }),
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
      await (await sdk.blindBoxes()).ageStatement(
        {
          birthDay,
          ...(needsGuardian && { guardianMobile: guardian.mobile, guardianCode: guardian.code }),
        },
        { silent: true },
      );
      show(t('blindBox.age.done'), { kind: 'success' });
      onStated();
    } catch (error) {
      const isGuardian = isApiError(error) && error.rule === 'guardianNeeded';
      if (isGuardian) setAsked(true);
      refuse({ [fieldOf(error)]: failureText(texts, error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.hint}>{t('blindBox.age.hint')}</p>
      <DatePicker
        label={t('blindBox.age.birthDay')}
        hint={t('blindBox.ages', { min: boxAgeMin, max: boxAgeFree - 1 })}
        today={today}
        min={earliestBirthday}
        max={today}
        value={birthDay || null}
        onValueChange={(day) => {
          setBirthDay(day);
          solve('birthDay');
        }}
        error={problems.birthDay}
      />
      {needsGuardian && (
        <GuardianFields
          {...sending}
          value={guardian}
          onChange={(part) => setGuardian((before) => ({ ...before, ...part }))}
          problems={problems}
          refuse={refuse}
          onSolve={solve}
        />
      )}
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" size="large" block loading={busy} disabled={!isOnline}>
        {t('blindBox.age.submit')}
      </Button>
    </form>
  );
}

/** Whether somebody of that age may buy boxes: never, with a guardian, or alone. */
function leaveOf(age: number): 'never' | 'guardian' | 'free' {
  if (age < boxAgeMin) return 'never';
  return age < boxAgeFree ? 'guardian' : 'free';
}

/** The field the server points at. */
function fieldOf(error: unknown): string {
  if (!isApiError(error)) return 'form';
  if (error.rule === 'ageNotAllowed') return 'birthDay';
  if (error.rule === 'guardianNeeded') return 'guardianMobile';
  return ['birthDay', 'guardianMobile', 'guardianCode'].find((one) => one === error.field) ?? 'form';
}
