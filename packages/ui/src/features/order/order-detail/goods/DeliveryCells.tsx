import type { OrderDelivery, OrderDetail } from '@yunyou/contract';
import { Button } from '../../../../components/button';
import { Cell, CellGroup } from '../../../../components/cell';
import { MapPinIcon, SendIcon } from '../../../../icons';
import { useLazySheet } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { addressLine } from '../../../address/address-line';

export interface DeliveryCellsProps {
  order: OrderDetail & { delivery: OrderDelivery };
  /** Opens the tracks of its parcels. */
  onTrack: () => void;
  hrefs: { addAddress: string; editAddress: (id: string) => string };
  /** Called when the order may have changed. */
  onChanged: () => void;
}

const loadChangeAddress = () => import('./ChangeAddress.lazy');

/** The newest of what is known of its parcels, and where they go. */
export function DeliveryCells({ order, onTrack, hrefs, onChanged }: DeliveryCellsProps) {
  const { t, instant } = useTexts();
  const { Sheet: ChangeAddress, open, setOpen } = useLazySheet(loadChangeAddress);
  const { address, lastTrace, parcels, canChangeAddress } = order.delivery;
  return (
    <CellGroup>
      {parcels > 0 && (
        <Cell
          icon={<SendIcon size={20} />}
          title={lastTrace?.text ?? t('order.goods.track')}
          description={lastTrace && [lastTrace.place, instant(lastTrace.atMs)].filter(Boolean).join(' · ')}
          value={t('order.goods.parcels', { count: parcels })}
          onClick={onTrack}
        />
      )}
      <Cell
        icon={<MapPinIcon size={20} />}
        title={`${address.name} ${address.mobile}`}
        description={<span lang="zh-Hans">{addressLine(address)}</span>}
        value={
          canChangeAddress && (
            <Button variant="text" size="small" onClick={() => setOpen(true)}>
              {t('order.goods.editAddress')}
            </Button>
          )
        }
      />
      {ChangeAddress && (
        <ChangeAddress
          open={open}
          onOpenChange={setOpen}
          orderId={order.id}
          hrefs={hrefs}
          onDone={onChanged}
        />
      )}
    </CellGroup>
  );
}
