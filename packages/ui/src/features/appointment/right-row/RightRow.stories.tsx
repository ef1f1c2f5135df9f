import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onAppointments, right } from '../../../stories/appointment-samples';
import { RightRow } from './RightRow';

const meta = {
  title: 'Features/Appointment/RightRow',
  component: RightRow,
  decorators: [onAppointments('appointment', {})],
  args: { right, today: '2026-09-20' },
} satisfies Meta<typeof RightRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In its last three days the day is red. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/9月22日.*前有效/)).toHaveAttribute('data-urgent', 'true');
  },
};
export const NotYet: Story = {
  args: { right: { ...right, firstDay: '2026-10-01', lastDay: '2026-12-31' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/10月1日起可用/)).toBeVisible();
  },
};
export const FromElsewhere: Story = {
  args: { right: { ...right, orderId: null, orderSn: null, lineId: null } },
};
export const ItsSlotWasClosed: Story = { args: { right: { ...right, refundable: true } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
