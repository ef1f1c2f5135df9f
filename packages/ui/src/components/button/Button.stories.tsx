import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ShoppingBagIcon } from '../../icons';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: '立即预订', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = { display: 'grid', gap: 12, justifyItems: 'start' } as const;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '立即预订' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: () => (
    <div style={rows}>
      <Button icon={<ShoppingBagIcon />}>立即预订</Button>
      <Button variant="secondary">加入收藏</Button>
      <Button variant="outline">查看须知</Button>
      <Button variant="text">换一批</Button>
      <Button variant="danger">取消订单</Button>
      <ButtonLink href="/views/index/index" variant="secondary">
        回到首页
      </ButtonLink>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={rows}>
      <Button size="small">小</Button>
      <Button size="medium">中</Button>
      <Button size="large">大</Button>
      <Button size="large" block>
        撑满一行
      </Button>
    </div>
  ),
};

export const Disabled: Story = {
  render: () => (
    <div style={rows}>
      <Button disabled>已售罄</Button>
      <Button variant="outline" disabled>
        已售罄
      </Button>
      <Button variant="text" disabled>
        已售罄
      </Button>
    </div>
  ),
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /立即预订/ }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

let finish = () => {};

/** The promise a click returns keeps the button busy, whoever taps it again meanwhile. */
export const BusyUntilThePromiseSettles: Story = {
  args: {
    onClick: fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('data-loading');
    finish();
    await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
  },
};

export const LongText: Story = {
  args: {
    children: 'Keep my place in the queue and tell me when tickets for this day are back',
    block: true,
  },
  parameters: { width: 240 },
};

export const LargeText: Story = { ...Variants, globals: { textSize: 'large' } };
export const NarrowWithLongText: Story = {
  args: { children: '提交订单并同意退改规则和用户服务协议' },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: { children: 'Place the order and accept the rules for refunds and changes' },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
