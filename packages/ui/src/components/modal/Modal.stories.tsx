import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dialog, Opened } from '../../stories/opened';
import { Modal } from './Modal';

const meta = {
  title: 'Feedback/Modal',
  component: Modal,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '取消这张订单？',
    children: '取消后名额会立即放出，无法恢复。',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Opened>{(state) => <Modal {...args} {...state} />}</Opened>,
  play: async () => void (await dialog()),
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Two answers; the safe one has the focus. */
export const Default: Story = {
  play: async () => {
    await expect(await dialog('取消这张订单？')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
  },
};
export const Answered: Story = {
  play: async ({ args }) => {
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await gone();
  },
};
export const Danger: Story = { args: { tone: 'danger' } };
export const OneAnswer: Story = {
  args: { showCancel: false, title: '请重新登录', children: '登录已过期，填写的内容都在。' },
};
export const WithoutWords: Story = { args: { children: undefined } };

export const LongText: Story = {
  args: {
    title: '确定要取消栖云岭日出专场含早班索道往返的三张成人票订单吗？',
    children: '取消后名额会立即放出，优惠价格可能不再保留；已经支付的款项会在一到三个工作日内按原路退回。',
  },
  globals: { viewport: { value: 'small' } },
};
export const LongTextInEnglish: Story = {
  args: {
    title: 'Cancel the order for three sunrise tickets with the early cable car?',
    children:
      'The places are given to others at once and the price may not come back. What you have paid goes back the way it came, within one to three working days.',
    confirmText: 'Cancel the order',
    cancelText: 'Keep it',
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
