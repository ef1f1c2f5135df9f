import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { VerificationCodeButton } from './VerificationCodeButton';

const meta = {
  title: 'Actions/VerificationCodeButton',
  component: VerificationCodeButton,
  args: { onSend: fn(async (): Promise<unknown> => undefined), now: Date.now },
} satisfies Meta<typeof VerificationCodeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('获取验证码');
  },
};

/** Sixty seconds by the clock that is handed in. */
// conformance: VAL-03
export const Counting: Story = {
  args: { now: () => 1_000_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('60秒后重试'));
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const AskAgain: Story = {
  args: { waitSeconds: 0.05 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('重试'));
    await waitFor(() => expect(canvas.getByRole('button')).toBeEnabled());
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

/** The message was not sent: nothing to wait for. */
export const NotSent: Story = {
  args: { onSend: fn(async (): Promise<unknown> => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toBeEnabled();
    await expect(canvas.getByRole('button')).toHaveTextContent('获取验证码');
  },
};

export const EnglishCounting: Story = {
  args: { now: () => 1_000_000 },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get verification code' }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Retry in 60 s'));
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
