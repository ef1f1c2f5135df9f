import { deliveryStatus, type OrderDetail, type Shipments } from '@yunyou/contract';
import { Button, ButtonLink } from '../../../../components/button';
import { Popup } from '../../../../components/popup';
import { SkeletonText } from '../../../../components/skeleton';
import { Stack } from '../../../../components/stack';
import { Empty } from '../../../../components/state';
import { Tag, type TagProps } from '../../../../components/tag';
import { Timeline } from '../../../../components/timeline';
import { useToast } from '../../../../components/toast';
import { CopyIcon, PhoneIcon } from '../../../../icons';
import { ResourceView, useResource, useSdk } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { lineName } from '../../order-lines/line-name';
import styles from './TrackingSheet.module.css';

export interface TrackingSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  order: Pick<OrderDetail, 'id' | 'lines'>;
  /** Called with a parcel that is there. */
  onConfirm: (shipmentId: string) => void;
}

export const areas = ['components', 'kit', 'order', 'refund'] as const;

type Parcel = Shipments['shipments'][number];

const tones: Readonly<Record<number, TagProps['tone']>> = {
  [deliveryStatus.shipped]: 'primary',
  [deliveryStatus.signedFor]: 'success',
  [deliveryStatus.rejected]: 'danger',
  [deliveryStatus.returnInProcess]: 'warning',
};

/** Each parcel of an order: who carries it under which number, what is in it, and its way, the newest first. */
export default function TrackingSheet({ open, onOpenChange, order, onConfirm }: TrackingSheetProps) {
  const { orders } = useSdk();
  const { t } = useTexts();
  const parcels = useResource(() => orders.shipments(order.id, { silent: true }), [orders, order]);
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('order.goods.track')}>
      <ResourceView
        resource={parcels}
        pending={<SkeletonText lines={6} />}
        isEmpty={({ shipments }) => shipments.length === 0}
        empty={<Empty title={t('order.goods.trackNone')} />}
      >
        {({ shipments }) => (
          <div className={styles.parcels}>
            {shipments.map((parcel, place) => (
              <ParcelTrack
                key={parcel.id}
                parcel={parcel}
                title={
                  shipments.length > 1
                    ? `${t('order.goods.parcel', { index: place + 1 })} · ${parcel.carrierName}`
                    : parcel.carrierName
                }
                order={order}
                onConfirm={shipments.length > 1 ? () => onConfirm(parcel.id) : undefined}
              />
            ))}
          </div>
        )}
      </ResourceView>
    </Popup>
  );
}

interface ParcelTrackProps extends Pick<TrackingSheetProps, 'order'> {
  parcel: Parcel;
  title: string;
  /** Says that this one is there. Default: said for all of them elsewhere. */
  onConfirm?: (() => void) | undefined;
}

function ParcelTrack({ parcel, title, order, onConfirm }: ParcelTrackProps) {
  const { host } = useSdk();
  const { t, instant } = useTexts();
  const { show } = useToast();
  const copy = async () => {
    try {
      await host.copyText(parcel.trackingNo);
      show(t('order.copied'), { kind: 'success' });
    } catch {
      show(t('app.failed'), { kind: 'error' });
    }
  };
  const contents = parcel.lines.flatMap(({ orderLineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === orderLineId);
    return line ? [{ id: line.id, name: lineName(line), count: quantity }] : [];
  });
  return (
    <section className={styles.parcel} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <Tag tone={tones[parcel.status] ?? 'neutral'}>
          {t('order.delivery', { status: String(parcel.status) })}
        </Tag>
      </div>
      <div className={styles.head}>
        <span className={styles.quiet}>
          {t('order.goods.number')} <span className={styles.number}>{parcel.trackingNo}</span>
        </span>
        <span className={styles.buttons}>
          <Button variant="text" size="small" icon={<CopyIcon size={16} />} onClick={copy}>
            {t('order.copy')}
          </Button>
          {parcel.carrierPhone !== '' && (
            <ButtonLink
              href={`tel:${parcel.carrierPhone}`}
              variant="text"
              size="small"
              icon={<PhoneIcon size={16} />}
            >
              {t('order.goods.callCarrier', { name: parcel.carrierPhone })}
            </ButtonLink>
          )}
        </span>
      </div>
      <ul className={styles.contents}>
        {contents.map(({ id, name, count }) => (
          <li key={id}>{t('order.goods.contents', { name, count })}</li>
        ))}
      </ul>
      <Stack gap={3}>
        <Timeline
          items={parcel.traces.map(({ atMs, text, place }, index) => ({
            key: `${atMs} ${text}`,
            tone: index === 0 ? 'primary' : 'plain',
            title: text,
            description: place,
            time: instant(atMs),
          }))}
        />
        {onConfirm && parcel.status === deliveryStatus.shipped && (
          <Button variant="secondary" onClick={onConfirm}>
            {t('order.goods.confirm')}
          </Button>
        )}
      </Stack>
    </section>
  );
}
