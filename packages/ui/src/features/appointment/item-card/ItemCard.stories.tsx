import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { itemSummary, onAppointments } from '../../../stories/appointment-samples';
import { ItemCard } from './ItemCard';

const meta = {
  title: 'Features/Appointment/ItemCard',
  component: ItemCard,
  decorators: [onAppointments('appointment-enter-list', {})],
  args: {
    item: itemSummary,
    href: '/packages/user-module/appointment-info/appointment-info?itemId=item-1',
  },
} satisfies Meta<typeof ItemCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /云汤温泉谷泡汤预约/ })).toBeVisible();
    await expect(canvas.getByText(/最早可约 9月20日/)).toBeVisible();
  },
};
export const Full: Story = {
  args: { item: { ...itemSummary, firstFreeDay: null, waiting: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('近期约满')).toBeVisible();
  },
};
export const LongTitle: Story = {
  args: { item: { ...itemSummary, title: '云汤温泉谷十二口露天汤池夜间专场含姜茶与竹林步道讲解预约' } },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
