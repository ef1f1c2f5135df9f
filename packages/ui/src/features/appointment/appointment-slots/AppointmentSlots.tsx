import type { AppointmentSlot, AppointmentSlots as Schedule } from '@yunyou/contract';
import { useState } from 'react';
import { Countdown } from '../../../components/countdown';
import { RadioGroup, RadioGroupPending } from '../../../components/radio-group';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { useTimes } from '../use-times';
import styles from './AppointmentSlots.module.css';

export interface AppointmentSlotsProps {
  /** Days and slots of one item, as `useSlots` gives them. */
  schedule: ResourceViewProps<Schedule>['resource'];
  /** Id of the chosen one. Default none. */
  value?: string;
  /** Called with the slot that was chosen. */
  onValueChange: (slot: AppointmentSlot) => void;
  /** How many places are wanted: a slot with fewer can't be chosen. Default 1. */
  people?: number;
  /** A full slot can be chosen, to wait for it. Default `false`. */
  waiting?: boolean;
  /** Id of a slot that is never offered: the one that is to be changed. Default none. */
  except?: string;
}

/** A day of the coming weeks and a time of it, each with its state in words. */
export function AppointmentSlots({ schedule, ...choice }: AppointmentSlotsProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={schedule}
      isEmpty={({ days }) => !days.some(({ state }) => state !== 'closed' && state !== 'past')}
      pending={
        <Stack>
          <RadioGroupPending look="chips" count={3} described labelled />
          <RadioGroupPending look="chips" count={4} described labelled />
        </Stack>
      }
      empty={<Empty title={t('appointment.empty')} description={t('appointment.emptyHint')} />}
    >
      {(found) => <SlotChoice schedule={found} reload={schedule.reload} {...choice} />}
    </ResourceView>
  );
}

interface SlotChoiceProps extends Omit<AppointmentSlotsProps, 'schedule'> {
  schedule: Schedule;
  reload: () => Promise<unknown>;
}

/** Days that are looked into: what opens later says when. */
const SHOWN_DAYS: readonly string[] = ['open', 'full', 'notYet'];
/** All who wait for a release don't ask at the same moment (spec: up to 300 ms). */
const RELEASE_SPREAD_MS = 300;

function SlotChoice({
  schedule: { days, slots },
  reload,
  value,
  onValueChange,
  people = 1,
  waiting = false,
  except,
}: SlotChoiceProps) {
  const { t, day, weekday, instant, locale } = useTexts();
  const sdk = useSdk();
  const times = useTimes();
  const chosen = slots.find((slot) => slot.id === value);
  // At first the day of what is chosen, or the first that has something left.
  const [seen, setSeen] = useState(
    () => chosen?.day ?? days.find(({ state }) => state === 'open')?.day ?? days.find(isShown)?.day ?? '',
  );
  const ofDay = slots.filter((slot) => slot.day === seen);
  const opensAtMs = ofDay.every(({ state }) => state === 'notYet') ? ofDay[0]?.opensAtMs : undefined;

  const isShort = ({ left }: AppointmentSlot) => left !== null && left < people;
  const noteOf = (slot: AppointmentSlot) => {
    if (slot.state === 'notYet') {
      return t('appointment.opensAt', { time: instant(slot.opensAtMs, 'time') });
    }
    if (slot.state === 'full' && waiting) return t('appointment.wait.join');
    if (slot.state !== 'open') return t('appointment.state', { state: slot.state });
    return slot.left === null
      ? t('appointment.state', { state: 'open' })
      : t('appointment.left', { count: slot.left });
  };
  const canChoose = (slot: AppointmentSlot) =>
    slot.id !== except &&
    (slot.state === 'open' ? !isShort(slot) || waiting : slot.state === 'full' && waiting);

  return (
    <Stack>
      <RadioGroup
        look="chips"
        oneLine
        label={t('appointment.day')}
        value={seen}
        onValueChange={setSeen}
        items={days.map((one) => ({
          value: one.day,
          label: day(one.day),
          description: (
            <>
              {one.holiday?.[locale] ?? weekday(one.day)}
              <span className={styles.state}>
                {one.note || t('appointment.dayState', { state: one.state })}
              </span>
            </>
          ),
          disabled: !isShown(one),
        }))}
      />
      {opensAtMs !== undefined && (
        <p className={styles.opens}>
          {t('appointment.opensIn')}{' '}
          <Countdown
            endsAtMs={opensAtMs}
            now={sdk.clock.now}
            onEnd={() => setTimeout(() => void reload(), Math.random() * RELEASE_SPREAD_MS)}
          />
        </p>
      )}
      {ofDay.length === 0 ? (
        <p className={styles.opens}>{t('appointment.noSlots')}</p>
      ) : (
        <RadioGroup
          look="chips"
          label={t('appointment.time')}
          value={value ?? ''}
          onValueChange={(id) => {
            const slot = slots.find((one) => one.id === id);
            if (slot) onValueChange(slot);
          }}
          items={ofDay.map((slot) => ({
            value: slot.id,
            label: times.hours(slot),
            description: noteOf(slot),
            disabled: !canChoose(slot),
          }))}
        />
      )}
    </Stack>
  );
}

function isShown({ state }: Schedule['days'][number]): boolean {
  return SHOWN_DAYS.includes(state);
}
