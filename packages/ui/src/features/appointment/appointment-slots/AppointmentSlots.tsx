import type { AppointmentSlot } from '@yunyou/contract';
import { useState } from 'react';
import { RadioGroup, RadioGroupPending } from '../../../components/radio-group';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';

export interface AppointmentSlotsProps {
  /** The slots of the coming days, in their order, as `useResource` gives them. */
  slots: ResourceViewProps<readonly AppointmentSlot[]>['resource'];
  /** Id of the chosen one. Default none. */
  value?: string;
  /** Called with the id of the slot that was chosen. */
  onValueChange: (id: string) => void;
}

/** A day and a time of it. What is full or over is shown and can't be chosen. */
export function AppointmentSlots({ slots, value, onValueChange }: AppointmentSlotsProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={slots}
      pending={
        <Stack>
          <RadioGroupPending look="chips" count={3} described labelled />
          <RadioGroupPending look="chips" count={4} described labelled />
        </Stack>
      }
      empty={<Empty title={t('appointment.empty')} description={t('appointment.emptyHint')} />}
    >
      {(found) => <SlotChoice slots={found} value={value} onValueChange={onValueChange} />}
    </ResourceView>
  );
}

interface SlotChoiceProps extends Pick<AppointmentSlotsProps, 'value' | 'onValueChange'> {
  slots: readonly AppointmentSlot[];
}

const isFree = (slot: AppointmentSlot) => slot.state === 'open';

function SlotChoice({ slots, value, onValueChange }: SlotChoiceProps) {
  const { t, day, weekday } = useTexts();
  const days = [...new Set(slots.map((slot) => slot.day))];
  const chosen = slots.find((slot) => slot.id === value);
  // At first the day of what is chosen, or the first that has something left.
  const [seen, setSeen] = useState(chosen?.day ?? slots.find(isFree)?.day ?? days[0] ?? '');
  const noteOf = (slot: AppointmentSlot) => {
    if (!isFree(slot)) return t('appointment.state', { state: slot.state });
    return slot.left === null ? undefined : t('appointment.left', { count: slot.left });
  };
  return (
    <Stack>
      <RadioGroup
        look="chips"
        label={t('appointment.day')}
        value={seen}
        onValueChange={setSeen}
        items={days.map((one) => ({
          value: one,
          label: day(one),
          description: weekday(one),
          disabled: !slots.some((slot) => slot.day === one && isFree(slot)),
        }))}
      />
      <RadioGroup
        look="chips"
        label={t('appointment.time')}
        value={value ?? ''}
        onValueChange={onValueChange}
        items={slots
          .filter((slot) => slot.day === seen)
          .map((slot) => ({
            value: slot.id,
            label: `${slot.from}–${slot.to}`,
            description: noteOf(slot),
            disabled: !isFree(slot),
          }))}
      />
    </Stack>
  );
}
