import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yunyou/sdk';
import { expect, fn, userEvent } from 'storybook/test';
import { withSdk } from '../stories/sdk-fixture';
import { PageError, PagePending } from './PageStates';

const call = { method: 'GET', path: '/cuser/member/orders/detail' };

const meta = {
  title: 'Layout/Shell/Page states',
  component: PageError,
  decorators: [withSdk({ path: '/packages/order/order-details/order-details?id=order-1' })],
  parameters: { layout: 'fullscreen', width: false },
  args: { error: new ApiError({ kind: 'server', ...call }), reset: fn() },
} satisfies Meta<typeof PageError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  render: () => <PagePending />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(args.reset).toHaveBeenCalled();
  },
};

/** The server has said why: its own words. */
export const FailedWithWords: Story = {
  args: { error: new ApiError({ kind: 'business', code: 404, userMessage: '内容不存在或已下架', ...call }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('内容不存在或已下架')).toBeVisible();
  },
};

export const NoNetwork: Story = {
  args: { error: new ApiError({ kind: 'network', ...call }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('网络未连接')).toBeVisible();
  },
};
export const FailedInEnglish: Story = { globals: { locale: 'en' } };
