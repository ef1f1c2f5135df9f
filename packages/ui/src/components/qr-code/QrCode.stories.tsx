import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode';

const meta = {
  title: 'Display/QrCode',
  component: QrCode,
  args: { value: '839204715562', label: '入园二维码' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '入园二维码' })).toBeInTheDocument();
  },
};
export const LongValue: Story = {
  args: {
    value:
      'https://yunyou.example/packages/marketing/electronic-ticket/electronic-ticket?orderId=202610010001',
  },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
