import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field';

const meta = {
  title: 'Inputs/Field',
  component: Field,
  args: {
    label: '到店时间',
    children: (control) => (
      <input type="time" style={{ minHeight: 'var(--yy-control-height)', padding: '0 12px' }} {...control} />
    ),
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For a control that the library has none of: it is tied to its label. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('到店时间')).toBeVisible();
  },
};
export const Required: Story = { args: { required: true } };
export const WithHint: Story = { args: { hint: '18:00 以后到店请提前告知' } };
/** What is wrong takes the hint's place, and the control says so. */
export const WithError: Story = {
  args: { hint: '18:00 以后到店请提前告知', error: '请选择到店时间' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('到店时间');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('请选择到店时间');
  },
};
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const LongTextInEnglish: Story = {
  args: {
    label: 'When do you expect to arrive at the lodge halfway up the ridge?',
    error:
      'Please choose a time between two in the afternoon and ten in the evening, when the last cable car goes',
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LongText: Story = {
  args: {
    label: '您预计几点到达栖云岭山腰的云栖山居？请留出乘坐索道的时间',
    hint: '末班索道二十二点，之后无法上山，请提前联系酒店安排车辆',
  },
  globals: { viewport: { value: 'small' } },
};
export const LargeText: Story = {
  args: { hint: '18:00 以后到店请提前告知' },
  globals: { textSize: 'large' },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
