import type { AppointmentSlot, ServiceDetail } from '@yunyou/contract';
import { addDays, shanghaiTime } from '@yunyou/sdk';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { useSlotTimes } from '../../appointment/use-slot-times';
import styles from './ServiceView.module.css';

type Item = ServiceDetail['appointItems'][number];

export interface OpenSlotsProps {
  items: readonly Item[];
  /** How many vouchers would be bought. */
  amount: number;
  /** Orders with this time. */
  onSlot: (slot: AppointmentSlot) => unknown;
}

/** Days that are looked into, and times that are shown of them. */
const DAYS = 7;
const SHOWN = 4;

/** The next free times of what a service is for. */
export function OpenSlots({ items, amount, onSlot }: OpenSlotsProps) {
  const { t } = useTexts();
  if (items.length === 0) return null;
  return (
    <Card title={t('goods.service.slots')}>
      <Stack>
        <p className={styles.refund}>{t('goods.service.slotsHint')}</p>
        {items.map((item) => (
          <ItemSlots
            key={item.id}
            item={item}
            named={items.length > 1}
            people={item.people * amount}
            onSlot={onSlot}
          />
        ))}
      </Stack>
    </Card>
  );
}

interface ItemSlotsProps {
  item: Item;
  /** Says what it is. */
  named: boolean;
  people: number;
  onSlot: OpenSlotsProps['onSlot'];
}

function ItemSlots({ item: { id, title }, named, people, onSlot }: ItemSlotsProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const times = useSlotTimes();
  const resource = useResource(async () => {
    const from = shanghaiTime(sdk.clock.now()).day;
    return (await sdk.appointments()).slots(
      { itemId: id, from, to: addDays(from, DAYS - 1) },
      { silent: true },
    );
  }, [sdk, id]);
  return (
    <>
      {named && <h3 className={styles.item}>{title}</h3>}
      <ResourceView resource={resource} pending={<SkeletonText lines={3} />}>
        {({ slots }) => {
          const free = slots.filter(
            ({ state, left }) => state === 'open' && (left === null || left >= people),
          );
          if (free.length === 0) return <p className={styles.refund}>{t('goods.service.slotsNone')}</p>;
          return free.slice(0, SHOWN).map((slot) => (
            <Button key={slot.id} variant="outline" block onClick={() => onSlot(slot)}>
              {times.slot(slot)}
              {slot.left !== null && ` · ${t('goods.service.slotLeft', { count: slot.left })}`}
            </Button>
          ));
        }}
      </ResourceView>
    </>
  );
}
