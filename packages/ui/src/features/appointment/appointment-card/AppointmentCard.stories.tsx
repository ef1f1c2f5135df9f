import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../../components/stack';
import { card, cards, onAppointments } from '../../../stories/appointment-samples';
import { AppointmentCard } from './AppointmentCard';

const meta = {
  title: 'Features/Appointment/AppointmentCard',
  component: AppointmentCard,
  decorators: [onAppointments('appointment-record', {})],
  args: {
    appointment: card,
    href: '/packages/user-module/appointment-detail/appointment-detail?id=appointment-1',
    showsCode: true,
  },
} satisfies Meta<typeof AppointmentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/13:00–15:00/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '出示凭证' })).toBeVisible();
  },
};
/** Only what can be used shows its code; what was cancelled says by whom. */
export const EveryState: Story = {
  render: (args) => (
    <Stack gap={3}>
      {cards.map((one) => (
        <AppointmentCard key={one.id} {...args} appointment={one} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待确认')).toBeVisible();
    await expect(canvas.getByText('时段已关闭')).toBeVisible();
    await expect(canvas.getByText(/22:00–次日00:30/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: '出示凭证' })).toHaveLength(1);
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
