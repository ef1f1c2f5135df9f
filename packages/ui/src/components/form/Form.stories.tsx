import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import { Form, type FormProps } from './Form';

/** Two fields that must be filled in, with words in the story's language. */
function Sample({ onSubmit, words = zh }: Pick<FormProps, 'onSubmit'> & { words?: typeof zh }) {
  const [name, setName] = useState('');
  const [mobile, setMobile] = useState('');
  const [checked, setChecked] = useState(false);
  const missing = (text: string, error: string) => (checked && text === '' ? error : undefined);
  return (
    <Form
      onSubmit={() => {
        setChecked(true);
        if (name === '' || mobile === '') return false;
        return onSubmit();
      }}
      actions={
        <Button type="submit" size="large" block>
          {words.submit}
        </Button>
      }
    >
      <TextField
        label={words.name}
        required
        value={name}
        onValueChange={setName}
        error={missing(name, words.nameMissing)}
      />
      <TextField
        label={words.mobile}
        required
        type="tel"
        value={mobile}
        onValueChange={setMobile}
        hint={words.mobileHint}
        error={missing(mobile, words.mobileMissing)}
      />
      <TextArea label={words.remark} />
      <Checkbox>{words.agree}</Checkbox>
    </Form>
  );
}

const zh = {
  name: '姓名',
  nameMissing: '请填写姓名',
  mobile: '手机号码',
  mobileHint: '用于接收订单通知',
  mobileMissing: '请填写手机号码',
  remark: '备注（选填）',
  agree: '设为默认联系人',
  submit: '保存',
};
const en = {
  name: 'Name as it is written in the passport or another document',
  nameMissing: 'Please fill in the name, as it is written in the document',
  mobile: 'Mobile number',
  mobileHint: 'We send messages about the order here and use it for nothing else.',
  mobileMissing: 'Please fill in the mobile number',
  remark: 'Remark (may stay empty)',
  agree: 'Use this person for every order unless I choose another',
  submit: 'Save',
};

const meta = {
  title: 'Inputs/Form',
  component: Form,
  args: { onSubmit: fn() },
  render: ({ onSubmit }) => <Sample onSubmit={onSubmit} />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in a field submits, once. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/姓名/), '李云');
    await userEvent.type(canvas.getByLabelText(/手机号码/), '13800138000{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** The focus goes to the first field in error, which says what is wrong. */
export const Errors: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/姓名/), '李云');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const mobile = canvas.getByLabelText(/手机号码/);
    await waitFor(() => expect(mobile).toHaveFocus());
    await expect(mobile).toHaveAccessibleDescription('请填写手机号码');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A second press while the first is under way does nothing. */
export const Sending: Story = {
  args: { onSubmit: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/姓名/), '李云');
    await userEvent.type(canvas.getByLabelText(/手机号码/), '13800138000{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
export const NarrowInEnglish: Story = {
  globals: { locale: 'en', viewport: { value: 'small' } },
  render: ({ onSubmit }) => <Sample onSubmit={onSubmit} words={en} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(en.nameMissing)).toBeVisible();
  },
};
export const Wide: Story = { globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
