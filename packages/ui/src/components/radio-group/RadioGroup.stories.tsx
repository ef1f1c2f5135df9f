import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WalletIcon } from '../../icons';
import { RadioGroup } from './RadioGroup';
import { RadioGroupPending } from './RadioGroupPending';

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    label: '支付方式',
    items: [
      { value: 'message', label: '消息应用支付', description: '推荐', extra: <WalletIcon /> },
      { value: 'pay', label: '支付应用' },
      { value: 'quick', label: '云快付', disabled: true, description: '此渠道暂不可用' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: '支付方式' })).toBeInTheDocument();
    await userEvent.click(canvas.getByText('支付应用'));
    await expect(args.onValueChange).toHaveBeenCalledWith('pay');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /消息应用支付/ })).toBeChecked();
  },
};

const days = [
  { value: 'today', label: '今天 10月1日' },
  { value: 'tomorrow', label: '明天 10月2日' },
  { value: 'later', label: '已售罄', disabled: true },
];
export const Chips: Story = {
  args: { label: '使用日期', items: days, look: 'chips', defaultValue: 'tomorrow' },
};
export const LongText: Story = {
  args: {
    label: 'How would you like to pay?',
    hideLabel: true,
    items: [
      {
        value: 'a',
        label: 'Stored-value card of the scenic area, issued before 2025',
        description: 'The remainder is charged to the way of paying you choose next.',
      },
      { value: 'b', label: 'Other' },
    ],
  },
  globals: { locale: 'en' },
  parameters: { width: 300 },
};
export const LargeText: Story = { ...Chips, globals: { textSize: 'large' } };
export const NarrowWithLongText: Story = {
  args: {
    items: [
      {
        value: 'a',
        label: '消息应用支付（推荐，随机立减）',
        description: '首次使用需要在应用内确认一次，之后无需输入密码',
      },
      { value: 'b', label: '到店支付' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: {
    label: 'How would you like to pay for this order?',
    items: [
      {
        value: 'a',
        label: 'Pay with the messaging app on this phone',
        description: 'The first time it asks you to confirm in the app; after that no password is needed',
      },
      { value: 'b', label: 'Pay at the hotel' },
    ],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const Waiting: Story = { render: () => <RadioGroupPending described labelled /> };
export const ChipsWaiting: Story = { render: () => <RadioGroupPending look="chips" count={5} labelled /> };
