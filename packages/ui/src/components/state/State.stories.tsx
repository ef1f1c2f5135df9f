import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button';
import { Empty } from './Empty';
import { ErrorState } from './ErrorState';
import { NoNetwork } from './NoNetwork';
import { StateMessage } from './StateMessage';

const meta = {
  title: 'Components/States without content',
  component: StateMessage,
  args: { title: '' },
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
