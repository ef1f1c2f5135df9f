import type { ServiceDetail } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { Select } from '../../../components/select';
import { Stack } from '../../../components/stack';
import { useTexts } from '../../../texts';
import { AppointmentSlots, useSlots } from '../../appointment/appointment-slots';

type Item = ServiceDetail['appointItems'][number];

export interface TimeSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What a time can be chosen for. */
  items: readonly Item[];
  /** The item and the time that are chosen; empty for none. */
  itemId: string;
  slotId: string;
  /** How many vouchers are ordered. */
  quantity: number;
  onSlotChange: (slotId: string) => void;
}

/** The days and times of what a service is for; nothing is taken until the order is placed. */
export function TimeSheet({
  open,
  onOpenChange,
  items,
  itemId,
  slotId,
  quantity,
  onSlotChange,
}: TimeSheetProps) {
  const { t } = useTexts();
  const [chosenItem, setChosenItem] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const item = items.find(({ id }) => id === (chosenItem ?? itemId)) ?? items[0];
  const close = () => {
    setChosen(undefined);
    setChosenItem(undefined);
    onOpenChange(false);
  };
  const take = () => {
    if (chosen !== undefined) onSlotChange(chosen);
    close();
  };
  return (
    <Popup
      open={open}
      onOpenChange={close}
      title={t('order.goods.time')}
      footer={
        <Button size="large" block disabled={(chosen ?? slotId) === ''} onClick={take}>
          {t('order.goods.timeTake')}
        </Button>
      }
    >
      <Stack>
        {items.length > 1 && (
          <Select
            label={t('order.goods.timeItem')}
            options={items.map(({ id, title }) => ({ value: id, label: title }))}
            value={item?.id ?? ''}
            onValueChange={(next) => {
              setChosenItem(next);
              setChosen('');
            }}
          />
        )}
        {item && (
          <Times
            key={item.id}
            itemId={item.id}
            people={item.people * quantity}
            slotId={chosen ?? slotId}
            onSlot={setChosen}
          />
        )}
      </Stack>
    </Popup>
  );
}

interface TimesProps {
  itemId: string;
  people: number;
  slotId: string;
  onSlot: (slotId: string) => void;
}

function Times({ itemId, people, slotId, onSlot }: TimesProps) {
  const schedule = useSlots(itemId);
  return (
    <AppointmentSlots
      schedule={schedule}
      value={slotId}
      people={people}
      onValueChange={({ id }) => onSlot(id)}
    />
  );
}
