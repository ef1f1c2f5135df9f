import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RegionPicker } from './RegionPicker';

const meta = {
  title: 'Inputs/RegionPicker',
  component: RegionPicker,
  args: { label: '所在地区', onValueChange: fn() },
} satisfies Meta<typeof RegionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: /所在地区|Region/ }));
  return screen.findByRole('dialog', {}, { timeout: 5000 });
};
const wheel = async (name: string) => within(await screen.findByRole('listbox', { name }, { timeout: 5000 }));

/** The wheels begin at the product's default region, and a city offers its own districts. */
export const Default: Story = {
  play: async ({ args }) => {
    await opened();
    await expect((await wheel('区县')).getByRole('option', { selected: true })).toHaveTextContent('福田区');
    await userEvent.click((await wheel('城市')).getByRole('option', { name: '广州市' }));
    await expect((await wheel('区县')).getByRole('option', { selected: true })).toHaveTextContent('荔湾区');
    await userEvent.click((await wheel('区县')).getByRole('option', { name: '越秀区' }));
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({
      state: '广东省',
      city: '广州市',
      county: '越秀区',
      adcode: '440104',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: /广东省 广州市 越秀区/ })).toBeInTheDocument();
  },
};

/** A municipality is said once. */
export const Municipality: Story = {
  args: { value: { state: '北京市', city: '北京市', county: '东城区', adcode: '110101' } },
  play: async () => {
    await opened();
    await expect((await wheel('省份')).getByRole('option', { selected: true })).toHaveTextContent('北京市');
    await expect(screen.getByText('北京市 东城区')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async () => {
    const dialog = await opened();
    await expect(within(dialog).getByRole('status')).toHaveTextContent('加载中');
    await expect(screen.getByRole('button', { name: '确认' })).toBeDisabled();
  },
};

let tries = 0;
const loadTheSecondTime = () => {
  tries += 1;
  return tries % 2 === 1
    ? Promise.reject(new Error('no network'))
    : Promise.resolve([{ code: '440000', name: '广东省', children: [] }]);
};

/** A failure is said, and another try is one tap away. */
export const Failed: Story = {
  args: { load: loadTheSecondTime },
  play: async () => {
    tries = 0;
    const dialog = await opened();
    await expect(await within(dialog).findByText('地区没有加载出来')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: '重试' }));
    await expect((await wheel('省份')).getByRole('option', { name: '广东省' })).toBeInTheDocument();
  },
};

export const WithAnError: Story = { args: { error: '请选择所在地区', required: true } };
export const LongText: Story = {
  args: {
    value: {
      state: '新疆维吾尔自治区',
      city: '克孜勒苏柯尔克孜自治州',
      county: '阿克陶县',
      adcode: '653022',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await opened();
    await wheel('省份');
  },
};
export const English: Story = {
  args: { label: 'Region' },
  globals: { locale: 'en' },
  play: async () => {
    await opened();
    await wheel('Province');
  },
};
export const LargeText: Story = {
  globals: { textSize: 'large' },
  play: async () => {
    await opened();
    await wheel('省份');
  },
};
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
