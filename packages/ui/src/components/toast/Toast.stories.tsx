import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { type ToastOptions, ToastProvider, useToast } from './ToastProvider';

function Opener({ text, ...options }: { text: string } & ToastOptions) {
  const toasts = useToast();
  return (
    <div style={{ display: 'flex', alignItems: 'start', gap: 12, minHeight: 480 }}>
      <Button onClick={() => toasts.show(text, options)}>提示</Button>
      <Button variant="outline" onClick={toasts.close}>
        收起
      </Button>
    </div>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: Opener,
  args: { text: '添加成功' },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提示' }));
  },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = { args: { kind: 'success', text: '编辑成功' } };

/** Errors are announced at once. */
export const Failure: Story = {
  args: { kind: 'error', text: '登录失效，请重新登录' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提示' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('登录失效，请重新登录');
  },
};

export const GoesByItself: Story = {
  args: { durationMs: 60 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提示' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('添加成功');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

export const LoadingStaysUntilClosed: Story = {
  args: { kind: 'loading', text: '正在提交', durationMs: 10 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提示' }));
    await new Promise((resolve) => setTimeout(resolve, 40));
    await expect(canvas.getByRole('status')).toHaveTextContent('正在提交');
    await userEvent.click(canvas.getByRole('button', { name: '收起' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: '提示' }));
  },
};

export const LongText: Story = {
  args: {
    text: 'The price of this day has changed since you looked. Please check it once more before you order.',
  },
  globals: { viewport: { value: 'small' } },
};
export const LargeText: Story = {
  args: { kind: 'success', text: '已加入常用出行人' },
  globals: { textSize: 'large' },
};
