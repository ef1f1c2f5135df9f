import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { TimePicker } from './TimePicker';

const meta = {
  title: 'Inputs/TimePicker',
  component: TimePicker,
  args: { label: '到店时间', onValueChange: fn() },
} satisfies Meta<typeof TimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: /到店时间|Arrival/ }));
  return screen.findByRole('dialog', {}, { timeout: 5000 });
};
const choices = (name: string) =>
  within(screen.getByRole('listbox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

export const Default: Story = {
  args: { defaultValue: '14:30' },
  play: async ({ args }) => {
    await opened();
    await expect(choices('时')).toHaveLength(24);
    await expect(choices('分')).toHaveLength(60);
    await userEvent.click(screen.getByRole('option', { name: '15时' }));
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('15:30');
  },
};

/** Half hours from 06:40 on: the first hour that is offered is 07. */
export const InSteps: Story = {
  args: { min: '06:40', max: '08:00', minuteStep: 30 },
  play: async () => {
    await opened();
    await expect(choices('时')).toEqual(['07时', '08时']);
    await expect(choices('分')).toEqual(['00分', '30分']);
    await userEvent.click(screen.getByRole('option', { name: '08时' }));
    await expect(choices('分')).toEqual(['00分']);
  },
};

export const Keyboard: Story = {
  args: { defaultValue: '09:00' },
  play: async ({ args }) => {
    await opened();
    screen.getByRole('listbox', { name: '分' }).focus();
    await userEvent.keyboard('{PageDown}');
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('09:05');
  },
};

export const NothingChosen: Story = {};
export const WithAnError: Story = { args: { error: '请选择到店时间' } };
export const English: Story = {
  args: {
    label: 'Arrival at the hotel',
    hint: 'Rooms are kept until six in the evening.',
    defaultValue: '18:00',
  },
  globals: { locale: 'en' },
  play: async () => {
    await opened();
  },
};
export const LargeText: Story = { args: { defaultValue: '18:00' }, globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
