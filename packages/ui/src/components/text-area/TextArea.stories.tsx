import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea';

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: '备注', placeholder: '想让景区知道的事' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: '备注' });
    await userEvent.type(area, '带着老人同行');
    await expect(canvas.getByText('6/140')).toBeInTheDocument();
    await expect(area).toHaveAccessibleDescription('已输入6字，最多140字');
  },
};

/** Nothing is taken beyond 140 characters. */
export const Full: Story = {
  args: { defaultValue: '山'.repeat(139) },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(area, '水云');
    await expect(area.value).toHaveLength(140);
  },
};
export const Wrong: Story = { args: { error: '请不要填写电话号码', defaultValue: '请打 13800000000' } };
export const English: Story = {
  args: { label: 'Remark', placeholder: 'Anything we should know' },
  globals: { locale: 'en' },
};
export const NarrowWithLongText: Story = {
  args: {
    label: '想让景区提前知道的事（例如行动不便、过敏、随行幼儿）',
    defaultValue: '老人坐轮椅，希望走无障碍通道。'.repeat(9),
  },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: {
    label: 'What the spot should know ahead: wheelchairs, allergies, small children',
    placeholder: 'Anything we should know',
    error: 'Please leave out telephone numbers and document numbers',
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
