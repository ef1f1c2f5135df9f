import { isApiError } from '@yunyou/sdk';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { Section } from '../../../components/section';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { FormProblem, failureText, useOnline, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { addressLine } from '../../address/address-line';
import styles from './MyPrizes.module.css';
import type { Claim, Picked } from './use-claiming';

export interface ClaimSheetProps {
  /** What is to be sent where; undefined closes the sheet. */
  claim: Claim | undefined;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when another address is wanted for these. */
  onOther: (prizes: readonly Picked[]) => void;
  /** Called with the order that they were claimed with. */
  onClaimed: (orderId: string) => unknown;
  /** What the page knows of the prizes is too old. */
  onRefresh: () => Promise<unknown>;
}

export const areas = ['components', 'prize'] as const;

/** What is claimed, and where it goes, before it is: an order of nothing. */
export default function ClaimSheet({ claim, onClose, ...rest }: ClaimSheetProps) {
  const { t } = useTexts();
  // What is shown while the sheet goes away.
  const last = useRef(claim);
  if (claim) last.current = claim;
  const shown = claim ?? last.current;
  return (
    <Popup open={claim !== undefined} onOpenChange={(open) => !open && onClose()} title={t('prize.confirm')}>
      {shown && <Confirm key={shown.addressId} claim={shown} {...rest} />}
    </Popup>
  );
}

interface ConfirmProps extends Pick<ClaimSheetProps, 'onOther' | 'onClaimed' | 'onRefresh'> {
  claim: Claim;
}

function Confirm({ claim: { prizes, addressId }, onOther, onClaimed, onRefresh }: ConfirmProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const address = useResource(() => sdk.addresses.detail(addressId, { silent: true }), [addressId]);
  const submit = async () => {
    setBusy(true);
    setProblem('');
    try {
      const ids = prizes.map(({ prizeOfMineId }) => prizeOfMineId);
      await onClaimed(await (await sdk.prizes()).claim({ ids, addressId }, { silent: true }));
    } catch (error) {
      setProblem(failureText(texts, error));
      if (isApiError(error) && !error.retryable) await onRefresh();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack>
      <Section title={t('prize.confirm.prizes')}>
        <ul className={styles.names}>
          {prizes.map(({ prizeOfMineId, name }) => (
            <li key={prizeOfMineId}>{name}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('prize.confirm.to')}>
        {address.value ? (
          <p className={styles.address}>
            {address.value.name} {address.value.mobile}
            <br />
            {addressLine(address.value)}
          </p>
        ) : address.error === undefined ? (
          <SkeletonText lines={2} />
        ) : (
          <p role="alert" className={styles.quiet}>
            {t('prize.confirm.failed')}
          </p>
        )}
      </Section>
      <p className={styles.quiet}>{t('prize.confirm.free')}</p>
      <FormProblem>{problem}</FormProblem>
      <div className={styles.buttons}>
        <Button size="large" block loading={isBusy} disabled={!isOnline || !address.value} onClick={submit}>
          {t('prize.confirm.submit')}
        </Button>
        <Button variant="text" block disabled={isBusy} onClick={() => onOther(prizes)}>
          {t('prize.confirm.other')}
        </Button>
      </div>
    </Stack>
  );
}
