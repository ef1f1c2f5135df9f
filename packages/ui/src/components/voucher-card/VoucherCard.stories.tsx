import type { Meta, StoryObj } from '@storybook/react-vite';
import { appointmentStatus } from '@yunyou/contract';
import { expect } from 'storybook/test';
import { VoucherCard } from './VoucherCard';
import { VoucherCardPending } from './VoucherCardPending';

const meta = {
  title: 'Display/VoucherCard',
  component: VoucherCard,
  args: {
    code: '839204715562',
    status: appointmentStatus.toBeUsed,
    title: '青崖云海 成人票',
    holder: '林*满 4403**********1234',
    validity: '2026年10月1日当天有效',
    checkedAtMs: Date.UTC(2026, 9, 1, 1, 30, 12),
    place: { index: 1, count: 2 },
  },
} satisfies Meta<typeof VoucherCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeUsed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8392 0471 5562')).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: /8392 0471 5562/ })).toBeInTheDocument();
    await expect(canvas.getByText(/09:30:12/)).toBeInTheDocument();
  },
};
/** Good for several times: how often it still is. */
export const SeveralUses: Story = {
  args: { uses: { left: 7, of: 10 }, holder: undefined, place: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('剩余7次 / 共10次')).toBeInTheDocument();
  },
};
export const Used: Story = { args: { status: appointmentStatus.used } };
export const Expired: Story = { args: { status: appointmentStatus.expired, place: undefined } };
export const NotIssuedYet: Story = { args: { status: appointmentStatus.ticketNotIssued } };
export const English: Story = {
  args: {
    status: appointmentStatus.cancelled,
    title: 'Blue Cliff sea of clouds, adult, with return trip by cable car',
    holder: 'L** X******',
    validity: 'Valid on Oct 1, 2026',
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Waiting: Story = { render: () => <VoucherCardPending /> };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
