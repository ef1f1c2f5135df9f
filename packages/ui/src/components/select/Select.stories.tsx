import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Select } from './Select';

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: {
    label: '证件类型',
    options: [
      { value: '1', label: '身份证' },
      { value: '2', label: '护照' },
      { value: '4', label: '港澳通行证' },
      { value: '5', label: '台胞证', disabled: true },
    ],
    onValueChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '证件类型 请选择' }));
    const option = await screen.findByRole('option', { name: '身份证' }, { timeout: 5000 });
    await waitFor(() => expect(option).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: '港澳通行证' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('4');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: '证件类型 港澳通行证' })).toHaveFocus());
  },
};

export const Open: Story = {
  args: { defaultValue: '2' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { selected: true }, { timeout: 5000 })).toHaveTextContent(
      '护照',
    );
  },
};

export const Wrong: Story = {
  args: { error: '这种证件不能用于此门票', defaultValue: '2', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('这种证件不能用于此门票');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const English: Story = {
  args: {
    label: 'Document',
    options: [{ value: '1', label: 'Foreigner permanent residence ID card' }],
    defaultValue: '1',
  },
  globals: { locale: 'en' },
};
export const NarrowWithLongText: Story = {
  args: { label: '出行人的证件类型（需与证件一致）', error: '请选择证件类型，不同证件对应不同的入园方式' },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: {
    label: 'Kind of document, as it is carried on the day of the visit',
    error: 'Please choose a document; how you are let in depends on it',
    options: [{ value: '1', label: 'Permanent residence permit for foreign nationals' }],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
