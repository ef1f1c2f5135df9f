import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeInput } from './CodeInput';

const meta = {
  title: 'Inputs/CodeInput',
  component: CodeInput,
  args: { label: '短信验证码', onComplete: fn() },
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '短信验证码' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12a34');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '56');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('839 204');
    await expect(args.onComplete).toHaveBeenCalledWith('839204');
  },
};
export const HalfWay: Story = { args: { defaultValue: '839' } };
export const Wrong: Story = { args: { defaultValue: '839204', error: '验证码不对，请再看一眼短信' } };
export const English: Story = {
  args: { label: 'Code from the message' },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
export const LargeText: Story = { ...Default, play: undefined, globals: { textSize: 'large' } };
