import type { CheckoutState, CheckoutStore } from '@yunyou/sdk/checkout';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { SkeletonText } from '../../../components/skeleton';
import { ErrorState } from '../../../components/state';
import { errorText, FormProblem, useResource, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { addressLine } from '../../address/address-line';
import { AddressPicker } from '../../address/address-picker';
import styles from './BookingForm.module.css';
import { problemText } from './problem-text';

export interface AddressCardProps {
  state: Pick<CheckoutState, 'draft' | 'problems'>;
  onChange: CheckoutStore['change'];
  /** Pages that write an address. */
  hrefs: { addAddress: string; editAddress: (id: string) => string };
}

/** Where it is sent: the default address at first, another one from a sheet. */
export function AddressCard({ state: { draft, problems }, onChange, hrefs }: AddressCardProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const [choosing, setChoosing] = useState(false);
  const { list } = useStateOf(sdk.addresses.state);
  const loading = useResource(() => sdk.addresses.load(), [sdk]);
  const addresses = { ...loading, value: list ?? loading.value };
  const known = addresses.value;
  const chosen = known?.find(({ id }) => id === draft.addressId);
  useEffect(() => {
    // One that was deleted meanwhile is no choice; without one the default is the best guess.
    if (!known || (draft.addressId !== '' && known.some(({ id }) => id === draft.addressId))) return;
    const first =
      known.find(({ isDefault, outdated }) => isDefault && !outdated) ?? known.find((one) => !one.outdated);
    const addressId = first?.id ?? '';
    if (addressId !== draft.addressId) onChange({ addressId });
  }, [known, draft.addressId, onChange]);
  return (
    <Card
      title={t('order.goods.address')}
      extra={
        chosen && (
          <Button variant="text" size="small" onClick={() => setChoosing(true)}>
            {t('order.goods.changeAddress')}
          </Button>
        )
      }
    >
      {chosen ? (
        <div className={styles.address}>
          <strong>{`${chosen.name} ${chosen.mobile}`}</strong>
          <span lang="zh-Hans">{addressLine(chosen)}</span>
        </div>
      ) : !known && loading.error !== undefined ? (
        <ErrorState description={errorText(loading.error)} onRetry={loading.reload} />
      ) : !known ? (
        <SkeletonText lines={2} />
      ) : known.length === 0 ? (
        <ButtonLink href={hrefs.addAddress} variant="secondary" block>
          {t('order.goods.addAddress')}
        </ButtonLink>
      ) : (
        <Button variant="secondary" block onClick={() => setChoosing(true)}>
          {t('order.goods.chooseAddress')}
        </Button>
      )}
      <FormProblem>{problemText(texts, problems.address)}</FormProblem>
      <AddressPicker
        open={choosing}
        onOpenChange={setChoosing}
        addresses={addresses}
        value={draft.addressId}
        onChoose={({ id }) => onChange({ addressId: id })}
        hrefs={{ add: hrefs.addAddress, edit: hrefs.editAddress }}
      />
    </Card>
  );
}
