import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AppointmentSlot } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { onAppointments, schedule } from '../../../stories/appointment-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { AppointmentSlots, type AppointmentSlotsProps } from './AppointmentSlots';

/** Keeps the choice as a page would. */
function Page(props: AppointmentSlotsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <AppointmentSlots
      {...props}
      value={value}
      onValueChange={(slot: AppointmentSlot) => {
        setValue(slot.id);
        props.onValueChange(slot);
      }}
    />
  );
}

const meta = {
  title: 'Features/Appointment/AppointmentSlots',
  component: AppointmentSlots,
  render: (args) => <Page {...args} />,
  args: { schedule: loaded(schedule), onValueChange: fn() },
  decorators: [onAppointments('appointment-info', {})],
} satisfies Meta<typeof AppointmentSlots>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each day and each time says in words how it stands; what can't be had can't be chosen. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('radio', { name: /9月20日.*可约/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /9月23日.*台风停业/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /9月25日.*中秋节.*关闭/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /09:00–11:00.*已过/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /11:00–13:00.*已约满/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /13:00–15:00.*余4/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'slot-2026-09-20-2' }),
    );
  },
};
/** A slot over midnight says so; one with too few places is refused for a group. */
export const ForAGroup: Story = {
  args: { people: 6 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /13:00–15:00.*余4/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /22:00–次日00:30/ })).toBeEnabled();
  },
};
/** With a waiting list, what is full can be waited for. */
export const WithAWaitingList: Story = {
  args: { waiting: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /9月21日.*约满/ }));
    await expect(canvas.getByRole('radio', { name: /09:00–11:00.*加入候补/ })).toBeEnabled();
  },
};
/** What opens later says when. */
export const NotOpenYet: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /9月28日.*未开放/ }));
    await expect(canvas.getByText(/距开放还有/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /09:00–11:00.*08:00开放/ })).toBeDisabled();
  },
};
export const Loading: Story = { args: { schedule: stillLoading } };
export const NothingSoon: Story = {
  args: { schedule: loaded({ ...schedule, days: [], slots: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('近期没有可约时段')).toBeVisible();
  },
};
export const Failed: Story = { args: { schedule: failed } };
export const NoNetwork: Story = { args: { schedule: offline } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
