import type { Address } from '@yunyou/contract';
import { useState } from 'react';
import { Modal } from '../../../../components/modal';
import { useToast } from '../../../../components/toast';
import { failureText, useResource, useSdk, useStateOf } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { addressLine } from '../../../address/address-line';
import { AddressPicker } from '../../../address/address-picker';

export interface ChangeAddressProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  orderId: string;
  hrefs: { addAddress: string; editAddress: (id: string) => string };
  /** Called when the order may have changed. */
  onDone: () => void;
}

export const areas = ['address', 'components', 'kit', 'order'] as const;

/** Another address for what is not shipped yet. It can be changed once, so the choice is asked about. */
export default function ChangeAddress({ open, onOpenChange, orderId, hrefs, onDone }: ChangeAddressProps) {
  const { addresses, orders } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [chosen, setChosen] = useState<Address>();
  const { list } = useStateOf(addresses.state);
  const loading = useResource(() => addresses.load(), [addresses]);
  const change = async () => {
    if (!chosen) return;
    try {
      await orders.changeAddress(orderId, chosen.id, { silent: true });
      show(t('order.goods.editAddressDone'), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
    onDone();
  };
  return (
    <>
      <AddressPicker
        open={open}
        onOpenChange={onOpenChange}
        addresses={{ ...loading, value: list ?? loading.value }}
        onChoose={setChosen}
        hrefs={{ add: hrefs.addAddress, edit: hrefs.editAddress }}
      />
      <Modal
        open={chosen !== undefined}
        onOpenChange={(asking) => !asking && setChosen(undefined)}
        title={t('order.goods.editAddressAsk')}
        onConfirm={change}
      >
        {chosen && (
          <>
            <p>{`${chosen.name} ${chosen.mobile}`}</p>
            <p lang="zh-Hans">{addressLine(chosen)}</p>
          </>
        )}
        <p>{t('order.goods.editAddressHint')}</p>
      </Modal>
    </>
  );
}
