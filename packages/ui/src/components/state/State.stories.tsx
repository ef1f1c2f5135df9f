import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button';
import { Empty } from './Empty';
import { ErrorState } from './ErrorState';
import { NoNetwork } from './NoNetwork';
import { StateMessage } from './StateMessage';

const meta = {
  title: 'Feedback/States without content',
  component: StateMessage,
  args: { title: '还没有可用的优惠券', description: '领到的优惠券会出现在这里' },
} satisfies Meta<typeof StateMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

const onRetry = fn();

export const NothingHere: Story = {
  render: () => <Empty />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无数据')).toBeInTheDocument();
  },
};

export const NothingHereInEnglish: Story = {
  ...NothingHere,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data')).toBeInTheDocument();
  },
};

export const NoOrders: Story = {
  render: () => (
    <Empty
      title="还没有订单"
      description="选一处山水，订一张门票，订单会出现在这里。"
      actions={<Button>去逛逛</Button>}
    />
  ),
};

export const LoadingFailed: Story = {
  render: () => <ErrorState onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(onRetry).toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toBeInTheDocument();
  },
};

export const Offline: Story = {
  render: () => <NoNetwork onRetry={onRetry} actions={<Button variant="outline">查看已保存的门票</Button>} />,
};

export const OfflineOverEverything: Story = {
  render: () => <NoNetwork onRetry={onRetry} cover />,
  parameters: { docs: { story: { inline: false, height: 480 } } },
};

export const PageLost: Story = {
  render: () => (
    <StateMessage
      scene="lost"
      title="The page has wandered off"
      description="It may have moved, or the address is not quite right. Everything else is where it was."
      actions={<Button variant="secondary">Back to the start</Button>}
    />
  ),
  globals: { locale: 'en' },
};
export const NarrowWithLongText: Story = {
  args: {
    title: '这一天的门票已经全部订完',
    description: '换一个日期，或者看看附近同样能看云海的景区，价格相同',
    actions: <Button>看看附近的景区</Button>,
  },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: {
    title: 'Every ticket of this day has been taken',
    description: 'Try another day, or another spot nearby with a view of the clouds at the same price.',
    actions: <Button>See spots nearby</Button>,
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
