import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button';
import { TextField } from './TextField';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: '姓名', placeholder: '与证件上的一致', onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '姓名' });
    await userEvent.type(input, '林小满');
    await expect(input).toHaveValue('林小满');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('林小满');
  },
};
export const WithHint: Story = {
  args: {
    label: '手机号',
    hint: '入园短信会发到这个号码',
    inputMode: 'tel',
    prefix: '+86',
    defaultValue: '138',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('入园短信会发到这个号码');
  },
};

/** What is wrong stands beside the field, and the field points to it. */
export const Wrong: Story = {
  args: {
    label: '身份证号',
    error: '身份证号码应为 18 位，请检查末位',
    defaultValue: '44030519900101123',
    required: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /身份证号/ });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('身份证号码应为 18 位，请检查末位');
  },
};
export const Clearable: Story = {
  args: { clearable: true, defaultValue: '林小满' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const WithButton: Story = {
  args: {
    label: '验证码',
    suffix: (
      <Button variant="text" size="small">
        获取验证码
      </Button>
    ),
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '林小满' } };
export const LongText: Story = {
  args: {
    label: 'Name as it stands in the passport, family name first, without titles',
    placeholder: 'As in the document',
    hint: 'If the passport has more than one line for the name, write both lines with a space between them.',
    defaultValue: 'Featherstonehaugh-Cholmondeley Bartholomew Alexander',
  },
  globals: { locale: 'en' },
  parameters: { width: 300 },
};
export const LargeText: Story = { ...Wrong, globals: { textSize: 'large' } };
export const NarrowWithLongText: Story = {
  args: {
    label: '出行人姓名，需与入园时出示的证件一致',
    error: '姓名里有不能识别的字符，请按证件上的写法填写',
  },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: {
    label: 'Name, as it is written in the document shown at the gate',
    placeholder: 'As in the document',
    error: 'There are letters that cannot be read; please write it as it is in the document',
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
