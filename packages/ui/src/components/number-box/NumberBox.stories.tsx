import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberBox } from './NumberBox';

const meta = {
  title: 'Inputs/NumberBox',
  component: NumberBox,
  args: { label: '数量', onValueChange: fn() },
} satisfies Meta<typeof NumberBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('spinbutton', { name: '数量' });
    await userEvent.click(canvas.getByRole('button', { name: '减少' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '增加' }));
    await expect(box).toHaveValue('2');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
  },
};

/** What is typed counts when the visitor leaves the field, brought between the limits. */
export const Typed: Story = {
  args: { max: 6 },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.clear(box);
    await userEvent.type(box, '40');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(box).toHaveValue('6');
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(box).toHaveValue('6');
  },
};
export const AtTheLimit: Story = { args: { defaultValue: 5, max: 5 } };
export const Disabled: Story = { args: { disabled: true } };
export const LargeText: Story = {
  globals: { textSize: 'large', locale: 'en' },
  args: { label: 'Quantity', defaultValue: 2 },
};
export const NarrowInEnglish: Story = {
  args: { label: 'Tickets', defaultValue: 99 },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
