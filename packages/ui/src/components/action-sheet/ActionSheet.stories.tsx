import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dialog, Opened } from '../../stories/opened';
import { ActionSheet } from './ActionSheet';

const meta = {
  title: 'Feedback/ActionSheet',
  component: ActionSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '订单操作',
    items: [
      { value: 'again', label: '再次预订' },
      { value: 'invoice', label: '申请发票', description: '电子发票，约一个工作日' },
      { value: 'change', label: '改期', disabled: true },
      { value: 'delete', label: '删除订单', danger: true },
    ],
    onSelect: fn(),
  },
  render: (args) => <Opened>{(state) => <ActionSheet {...args} {...state} />}</Opened>,
  play: async () => void (await dialog()),
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof ActionSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A choice closes the sheet; what can't be done now can't be chosen. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await dialog('订单操作')).toBeVisible();
    await expect(screen.getByRole('button', { name: '改期' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /申请发票/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('invoice');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
export const Open: Story = {};
export const LongText: Story = {
  args: {
    title: '关于栖云岭日出专场（含早班索道往返）的三张成人票订单',
    items: [
      { value: 'a', label: '申请退款', description: '使用日期前一天 18:00 前可退，之后收取百分之二十手续费' },
      { value: 'b', label: '联系景区客服询问改期与代取票的办法' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
export const LongTextInEnglish: Story = {
  args: {
    title: 'Three sunrise tickets with the early cable car, return trip',
    items: [
      {
        value: 'a',
        label: 'Ask for a refund',
        description: 'Free until six in the evening of the day before; after that a fifth is kept',
      },
      { value: 'b', label: 'Ask the spot about another day or another visitor' },
    ],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
