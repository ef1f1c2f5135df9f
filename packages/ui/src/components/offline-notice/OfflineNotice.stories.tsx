import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineNotice } from './OfflineNotice';

const meta = {
  title: 'Feedback/OfflineNotice',
  component: OfflineNotice,
  args: { offline: true, checkedAtMs: Date.UTC(2026, 9, 1, 1, 30) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('09:30');
  },
};
export const English: Story = { globals: { locale: 'en' } };
export const AgeUnknown: Story = { args: { checkedAtMs: undefined } };
export const Online: Story = { args: { offline: false } };
export const Narrow: Story = { globals: { viewport: { value: 'small' } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
