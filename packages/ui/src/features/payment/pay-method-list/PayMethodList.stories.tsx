import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { payChannels } from '../../../stories/order-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { PayMethodList } from './PayMethodList';

const [first] = payChannels;
const three = first
  ? [
      first,
      {
        ...first,
        id: 'channel-2',
        payType: 'quickPass' as const,
        payChannel: 'unionPay' as const,
        payChannelName: '云闪付',
      },
      { ...first, id: 'channel-3', payType: 'hotelPayAtDesk' as const, payChannelName: '到店支付' },
    ]
  : [];

const meta = {
  title: 'Features/Payment/PayMethodList',
  component: PayMethodList,
  args: { channels: loaded(three), onValueChange: fn() },
} satisfies Meta<typeof PayMethodList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The preferred one is taken until another is chosen. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: '微信支付' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '云闪付' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('channel-2');
  },
};
const [wechat, ...others] = three;
/** Each way has a mark of its own, by how it pays or else by who takes the money. */
export const OwnMarks: Story = {
  args: {
    channels: loaded(
      wechat
        ? [
            wechat,
            ...others,
            { ...wechat, id: 'channel-4', payChannel: 'alipay' as const, payChannelName: '支付宝' },
            { ...wechat, id: 'channel-5', payType: 'storedValueCard' as const, payChannelName: '储值卡' },
          ]
        : [],
    ),
  },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('label svg')].map(({ innerHTML }) => innerHTML);
    await expect(marks).toHaveLength(5);
    await expect(new Set(marks).size).toBe(5);
  },
};
export const Chosen: Story = { args: { value: 'channel-3' } };
export const Loading: Story = { args: { channels: stillLoading } };
export const NoneHere: Story = {
  args: { channels: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('暂无可用的支付方式');
  },
};
export const Failed: Story = { args: { channels: failed } };
export const NoNetwork: Story = { args: { channels: offline } };
export const NarrowInEnglish: Story = {
  args: {
    channels: loaded(
      three.map((channel) => ({
        ...channel,
        payChannelName: 'A way of paying with a very long name of its own',
      })),
    ),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
