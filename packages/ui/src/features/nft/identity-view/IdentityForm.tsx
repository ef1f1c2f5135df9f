import type { IdentityCheck } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { isIdCard } from '@yunyou/validators';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { Mask } from '../../../components/mask';
import { Spinner } from '../../../components/spinner';
import { TextField } from '../../../components/text-field';
import { useToast } from '../../../components/toast';
import { FormProblem, failureText, useOnline, useProblems, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './Identity.module.css';

export interface IdentityFormProps {
  /** How the check stands. */
  check: Pick<IdentityCheck, 'minAge' | 'triesLeft'>;
  /** The consent that it is checked by. */
  consentId: string;
  /** Called when it was verified. */
  onVerified: () => void;
  /** Called when it was not: how it stands has changed. */
  onRefused: () => void;
}

const NAME_MIN = 2;
const NAME_MAX = 30;
const NUMBER_LENGTH = 18;

/** Name and number. While they are checked the page is covered; what was wrong stands beside them, with the tries that are left. */
export function IdentityForm({ check, consentId, onVerified, onRefused }: IdentityFormProps) {
  const { collectibles } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const isOnline = useOnline();
  const [person, setPerson] = useState({ name: '', idCard: '' });
  const [busy, setBusy] = useState(false);
  const { ref, problems, refuse, solve } = useProblems();
  const { minAge, triesLeft } = check;
  const change = (part: Partial<typeof person>) => {
    setPerson((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) solve(field);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = person.name.trim();
    const found = {
      ...((name.length < NAME_MIN || name.length > NAME_MAX) && { name: t('nft.identity.nameMissing') }),
      ...(!isIdCard(person.idCard) && { idCard: t('nft.identity.numberWrong') }),
    };
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const answer = await (await collectibles()).verify({ name, idCard: person.idCard, consentId });
      if (answer.status === 'verified') {
        show(t('nft.identity.verified'), { kind: 'success' });
        return onVerified();
      }
      refuse({
        form:
          answer.reason === 'nftAge'
            ? t('nft.identity.minAge', { age: minAge })
            : t('nft.identity.reason', { reason: answer.reason ?? 'identityMismatch' }),
      });
      onRefused();
    } catch (error) {
      const isAboutNumber = isApiError(error) && error.rule === 'certificateInvalid';
      refuse({ [isAboutNumber ? 'idCard' : 'form']: failureText(texts, error) });
      onRefused();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('nft.identity.name')}
        value={person.name}
        onValueChange={(name) => change({ name })}
        autoComplete="name"
        maxLength={NAME_MAX}
        error={problems.name}
        required
      />
      <TextField
        label={t('nft.identity.number')}
        value={person.idCard}
        onValueChange={(typed) => change({ idCard: typed.trim().toUpperCase() })}
        autoComplete="off"
        maxLength={NUMBER_LENGTH}
        error={problems.idCard}
        required
      />
      <FormProblem>{problems.form}</FormProblem>
      <p className={styles.quiet} role="status">
        {t('nft.identity.triesLeft', { count: triesLeft })}
      </p>
      <Button type="submit" size="large" block loading={busy} disabled={!isOnline || triesLeft === 0}>
        {t('nft.identity.submit')}
      </Button>
      <Mask open={busy} role="status" aria-label={t('nft.identity.checking')}>
        <span className={styles.mask}>
          <Spinner size={40} />
          {t('nft.identity.checking')}
        </span>
      </Mask>
    </form>
  );
}
