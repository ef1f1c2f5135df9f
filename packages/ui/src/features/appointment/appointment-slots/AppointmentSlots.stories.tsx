import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { slots } from '../../../stories/service-samples';
import { AppointmentSlots, type AppointmentSlotsProps } from './AppointmentSlots';

/** Keeps the choice as a page would. */
function Page(props: AppointmentSlotsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <AppointmentSlots
      {...props}
      value={value}
      onValueChange={(id) => {
        setValue(id);
        props.onValueChange(id);
      }}
    />
  );
}

const meta = {
  title: 'Features/Appointment/AppointmentSlots',
  component: AppointmentSlots,
  render: (args) => <Page {...args} />,
  args: { slots: loaded(slots), onValueChange: fn() },
} satisfies Meta<typeof AppointmentSlots>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is full or over says so and can't be chosen; a day without places neither. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /9月20日/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /9月21日/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /09:00–11:00.*已过/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /11:00–13:00.*已约满/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /13:00–15:00.*余4/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('slot-0-2');
    await userEvent.click(canvas.getByRole('radio', { name: /9月22日/ }));
    await expect(canvas.getByRole('radio', { name: /13:00–15:00/ })).not.toBeChecked();
  },
};
export const Chosen: Story = { args: { value: 'slot-2-2' } };
export const Loading: Story = { args: { slots: stillLoading } };
export const NothingSoon: Story = { args: { slots: loaded([]) } };
export const AllFull: Story = {
  args: { slots: loaded(slots.map((slot) => ({ ...slot, state: 'full' as const, left: null }))) },
};
export const Failed: Story = { args: { slots: failed } };
export const NoNetwork: Story = { args: { slots: offline } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
