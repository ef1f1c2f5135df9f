import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker } from './DatePicker';

const meta = {
  title: 'Inputs/DatePicker',
  component: DatePicker,
  args: { label: '出生日期', today: '2026-09-18', onValueChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', {}, { timeout: 5000 });
};
const wheel = (name: string) => within(screen.getByRole('listbox', { name }));
const choices = (name: string) =>
  wheel(name)
    .getAllByRole('option')
    .map((option) => option.textContent);

/** Years from ten before today's to ten after it; a month offers the days it has. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await opened(/出生日期/);
    await expect(dialog).toHaveAccessibleName('出生日期');
    await expect(choices('年')[0]).toBe('2016年');
    await expect(choices('年').at(-1)).toBe('2036年');
    await expect(wheel('日').getByRole('option', { selected: true })).toHaveTextContent('18日');
    await userEvent.click(wheel('日').getByRole('option', { name: '30日' }));
    await userEvent.click(wheel('月').getByRole('option', { name: '2月' }));
    await expect(choices('日')).toHaveLength(28);
    await expect(wheel('日').getByRole('option', { selected: true })).toHaveTextContent('28日');
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-02-28');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: /2026年2月28日/ })).toBeInTheDocument();
  },
};

export const Open: Story = {
  args: { defaultValue: '2020-02-29' },
  play: async () => {
    await opened(/2020年2月29日/);
    await expect(choices('日')).toHaveLength(29);
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await opened(/出生日期/);
    screen.getByRole('listbox', { name: '月' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    screen.getByRole('button', { name: '确认' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-10-18');
  },
};

/** Hours 0 to 23 and minutes 0 to 59. */
export const WithTheTime: Story = {
  args: { label: '到店时间', precision: 'minute', defaultValue: '2026-09-18 14:05' },
  play: async ({ args }) => {
    await opened(/14:05/);
    await expect(choices('时')).toHaveLength(24);
    await expect(choices('分')).toHaveLength(60);
    await userEvent.click(wheel('分').getByRole('option', { name: '06分' }));
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-09-18 14:06');
  },
};

export const MonthOnly: Story = {
  args: { label: '有效期', precision: 'month', defaultValue: '2027-03' },
  play: async () => {
    await opened(/2027年3月/);
    await expect(screen.getAllByRole('listbox')).toHaveLength(2);
  },
};

/** What lies outside the limits is not offered. */
export const BetweenLimits: Story = {
  args: { label: '使用日期', min: '2026-09-18', max: '2026-11-03', defaultValue: '2026-11-02' },
  play: async () => {
    await opened(/使用日期/);
    await expect(choices('年')).toEqual(['2026年']);
    await expect(choices('月')).toEqual(['9月', '10月', '11月']);
    await expect(choices('日')).toEqual(['1日', '2日', '3日']);
    await userEvent.click(wheel('月').getByRole('option', { name: '9月' }));
    await expect(choices('日')[0]).toBe('18日');
  },
};

export const WithAnError: Story = { args: { error: '请选择出生日期', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '2020-02-29' } };
export const English: Story = {
  args: {
    label: 'Date of birth, as it stands in the passport of the traveller',
    precision: 'minute',
    defaultValue: '2026-09-18 14:05',
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async () => {
    await opened(/September/);
  },
};
export const LargeText: Story = {
  args: { defaultValue: '2020-02-29' },
  globals: { textSize: 'large' },
  play: async () => {
    await opened(/2020年/);
  },
};
