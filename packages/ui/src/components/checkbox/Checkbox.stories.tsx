import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { children: '设为默认出行人', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: '设为默认出行人' });
    await userEvent.click(canvas.getByText('设为默认出行人'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: {
    children:
      'I have read the service agreement and the privacy policy and agree that my ID number is passed to the scenic area for admission.',
    'aria-invalid': true,
  },
  globals: { locale: 'en' },
  parameters: { width: 300 },
};
export const LargeText: Story = { args: { defaultChecked: true }, globals: { textSize: 'large' } };
export const NarrowWithLongText: Story = {
  args: { children: '我已阅读并同意用户服务协议、隐私政策和本次活动的退改规则' },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: { children: 'I have read and accept the terms of use, the privacy policy and the rules for refunds' },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
