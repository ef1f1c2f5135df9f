import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { refund } from '../../../stories/service-samples';
import { RefundProgress } from './RefundProgress';

const meta = {
  title: 'Features/Refund/RefundProgress',
  component: RefundProgress,
  args: { refund: loaded(refund) },
} satisfies Meta<typeof RefundProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('款项正在退回');
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
  },
};
export const Applied: Story = {
  args: { refund: loaded({ ...refund, status: 'applied', events: refund.events.slice(0, 1) }) },
};
export const Refunded: Story = {
  args: {
    refund: loaded({
      ...refund,
      status: 'refunded',
      events: [...refund.events, { status: 'refunded', atMs: Date.parse('2026-09-20T03:20:00Z') }],
    }),
  },
};
/** The way ends where it was refused, and why stands below. */
export const Refused: Story = {
  args: {
    refund: loaded({
      ...refund,
      status: 'refused',
      refusal: '日出专场凌晨已经检票，按退改规则不能退款。',
      events: [...refund.events.slice(0, 1), { status: 'refused', atMs: Date.parse('2026-09-19T08:00:00Z') }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('商家说明')).toBeVisible();
  },
};
export const Withdrawn: Story = {
  args: {
    refund: loaded({
      ...refund,
      status: 'withdrawn',
      events: [
        ...refund.events.slice(0, 1),
        { status: 'withdrawn', atMs: Date.parse('2026-09-19T08:00:00Z') },
      ],
    }),
  },
};
export const Loading: Story = { args: { refund: stillLoading } };
export const NoRefund: Story = { args: { refund: loaded(null) } };
export const Failed: Story = { args: { refund: failed } };
export const NoNetwork: Story = { args: { refund: offline } };
export const NarrowInEnglish: Story = {
  args: {
    refund: loaded({
      ...refund,
      payChannelName: 'Messaging app',
      reason: 'Our train was cancelled because of the storm, and there is no other one before the evening.',
    }),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
