import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Address } from '@yunyou/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { unreachable, withSdk } from '../../../stories/sdk-fixture';
import { addresses } from '../../../stories/service-samples';
import { AddressForm } from './AddressForm';

const meta = {
  title: 'Features/Address/AddressForm',
  component: AddressForm,
  args: { onSaved: fn(), onUnsaved: fn() },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const onAdd = fn();
const onEdit = fn();
const withAddress = (address: Answers['address'], sessionStorage?: Readonly<Record<string, string>>) =>
  withSdk({
    path: '/packages/user-module/address-editor/address-editor',
    member: true,
    answers: { address: { getList: [], ...address } },
    ...(sessionStorage && { sessionStorage }),
  });
const adding = withAddress({
  add(request) {
    onAdd(request);
    return { id: 'address-9' };
  },
});

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fillIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(/收货人/), '陈云');
  await userEvent.type(canvas.getByLabelText(/手机号码/), '+86 138-0000-0000');
  await userEvent.click(canvas.getByRole('button', { name: '没错，就是这里' }));
  await userEvent.type(canvas.getByLabelText(/详细地址/), '莲花路1号');
}
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: '保存' }));

async function paste(canvas: Canvas, text: string) {
  const box = await canvas.findByLabelText('粘贴识别');
  await userEvent.click(box);
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole('button', { name: '识别' }));
}
const found = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: '识别结果' }, { timeout: 5000 }));

/** The region that is filled in at first counts once it is confirmed. */
export const Default: Story = {
  decorators: [adding],
  play: async ({ canvas, args }) => {
    onAdd.mockClear();
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: '公司' }));
    await userEvent.click(canvas.getByRole('switch', { name: '设为默认地址' }));
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true);
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('address-9'));
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(false);
    await expect(onAdd).toHaveBeenCalledWith({
      name: '陈云',
      mobile: '13800000000',
      state: '广东省',
      city: '深圳市',
      county: '福田区',
      adcode: '440304',
      detail: '莲花路1号',
      tag: 'company',
      isDefault: true,
    });
  },
};

/** Everything that is missing is said at once; the first field has the focus. */
export const NothingFilledIn: Story = {
  decorators: [adding],
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/收货人/);
    await save(canvas);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('请填写收货人');
    await expect(canvas.getByLabelText(/手机号码/)).toHaveAccessibleDescription('手机号码不正确，请检查');
    await expect(canvas.getByRole('button', { name: /所在地区/ })).toHaveAccessibleDescription(
      '请确认所在地区',
    );
    await expect(canvas.getByLabelText(/详细地址/)).toHaveAccessibleDescription(
      expect.stringContaining('请填写详细地址，至少4个字'),
    );
  },
};

/** A region that is not confirmed is said, and has the focus where it is the first. */
export const RegionNotConfirmed: Story = {
  decorators: [adding],
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText(/收货人/), '陈云');
    await userEvent.type(canvas.getByLabelText(/手机号码/), '13800000000');
    await userEvent.type(canvas.getByLabelText(/详细地址/), '莲花路1号');
    await save(canvas);
    const region = canvas.getByRole('button', { name: /所在地区/ });
    await waitFor(() => expect(region).toHaveFocus());
    await expect(args.onSaved).not.toHaveBeenCalled();
    await userEvent.click(region);
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await sheet.findByRole('listbox', { name: '区县' }, { timeout: 5000 });
    await userEvent.click(sheet.getByRole('button', { name: '确认' }));
    await waitFor(() => expect(region).not.toHaveAccessibleDescription());
  },
};

/** What was found is offered by its parts, and replaces what was typed only when it is filled in. */
export const Pasted: Story = {
  decorators: [adding],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/收货人/), '王山');
    await paste(canvas, '收货人：陈云 手机：138-0000-0000 所在地区：北京 东城区 详细地址：王府井大街1号');
    const parts = await found(canvas);
    await expect(canvas.getByLabelText(/收货人/)).toHaveValue('王山');
    await expect(parts.getByRole('button', { name: /收货人 陈云/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(parts.getByRole('button', { name: /收货人 陈云/ }));
    await userEvent.click(parts.getByRole('button', { name: '填入' }));
    await expect(canvas.getByLabelText(/收货人/)).toHaveValue('王山');
    await expect(canvas.getByLabelText(/手机号码/)).toHaveValue('13800000000');
    await expect(canvas.getByRole('button', { name: /所在地区.*北京市 东城区/ })).toBeVisible();
    await expect(canvas.getByLabelText(/详细地址/)).toHaveValue('王府井大街1号');
    await expect(canvas.getByRole('button', { name: '识别' })).toHaveFocus();
  },
};

/** What is not certain is marked; the mark goes when the field is touched. */
export const PastedWithoutAName: Story = {
  decorators: [adding],
  play: async ({ canvas }) => {
    await paste(canvas, '浙江杭州西湖区文三路2号张三13500000000');
    const parts = await found(canvas);
    await expect(parts.getByRole('button', { name: /详细地址 文三路2号张三.*请核对/ })).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: '填入' }));
    const name = canvas.getByLabelText(/收货人/);
    await expect(name).toHaveAccessibleDescription('请核对');
    await expect(canvas.getByLabelText(/手机号码/)).not.toHaveAccessibleDescription();
    await userEvent.type(name, '张三');
    await expect(name).not.toHaveAccessibleDescription();
  },
};

/** Two districts have the name: which one is meant is asked. */
export const PastedWithTwoRegions: Story = {
  decorators: [adding],
  play: async ({ canvas }) => {
    await paste(canvas, '朝阳区建国路9号 王小明 13900000000');
    const parts = await found(canvas);
    await expect(parts.getByText('是哪个地区？')).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: '吉林省 长春市 朝阳区' }));
    await userEvent.click(parts.getByRole('button', { name: '填入' }));
    await expect(canvas.getByRole('button', { name: /所在地区.*吉林省 长春市 朝阳区/ })).toBeVisible();
    await expect(canvas.getByLabelText(/收货人/)).toHaveValue('王小明');
  },
};

export const NothingFound: Story = {
  decorators: [adding],
  play: async ({ canvas }) => {
    await paste(canvas, 'hello');
    await expect(await canvas.findByText('没有识别出地址，请手动填写', {}, { timeout: 5000 })).toHaveRole(
      'status',
    );
  },
};

const address: Address = {
  id: 'address-1',
  name: '李云',
  mobile: '13800138000',
  state: '广东省',
  city: '深圳市',
  county: '福田区',
  provinces: '广东省深圳市福田区',
  adcode: '440304',
  detail: '莲花路 1 号 2 栋 301',
  tag: 'home',
  isDefault: true,
  outdated: false,
};

/** The default stays one until another takes over. */
export const Edit: Story = {
  decorators: [
    withAddress({
      edit(request) {
        onEdit(request);
        return null;
      },
    }),
  ],
  args: { address },
  play: async ({ canvas, args }) => {
    const name = await canvas.findByLabelText(/收货人/);
    await expect(name).toHaveValue('李云');
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.getByText(/这是默认地址/)).toBeVisible();
    await userEvent.type(name, '霞');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('address-1'));
    await expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 'address-1', name: '李云霞' }));
  },
};

/** A region that is gone has to be chosen anew. */
export const Outdated: Story = {
  decorators: [withAddress({ edit: null })],
  args: { address: { ...address, ...addresses[2], mobile: '13600008888' } },
  play: async ({ canvas, args }) => {
    const region = await canvas.findByRole('button', { name: /所在地区.*下城区/ });
    await expect(region).toHaveAccessibleDescription('行政区划已调整，请重新选择');
    await save(canvas);
    await waitFor(() => expect(region).toHaveFocus());
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** What was typed before a reload is there again. */
export const Restored: Story = {
  decorators: [
    withAddress(
      {},
      {
        drafts: '["address:new"]',
        'draft:address:new': JSON.stringify({
          name: '陈云',
          mobile: '138',
          region: { state: '北京市', city: '北京市', county: '东城区', adcode: '110101' },
          isRegionSure: true,
          detail: '',
          tag: 'school',
          isDefault: true,
        }),
      },
    ),
  ],
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText(/收货人/)).toHaveValue('陈云'), { timeout: 5000 });
    await expect(canvas.getByRole('radio', { name: '学校' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /所在地区.*北京市 东城区/ })).toBeVisible();
    await expect(args.onUnsaved).toHaveBeenCalledWith(true);
  },
};

/** The server's words stand beside their field, or below where they are about none; nothing typed is lost. */
export const Refused: Story = {
  decorators: [withAddress({ add: refused(422, '最多保存20个地址', { rule: 'addressLimit' }) })],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await save(canvas);
    const problem = await canvas.findByText('最多保存20个地址');
    await expect(problem).toHaveRole('alert');
    await waitFor(() => expect(problem).toHaveFocus());
    await expect(canvas.getByLabelText(/收货人/)).toHaveValue('陈云');
  },
};

export const RegionRefused: Story = {
  decorators: [
    withAddress({
      add: refused(422, '所在地区不正确，请重新选择', { rule: 'addressInvalid', field: 'adcode' }),
    }),
  ],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await save(canvas);
    const region = canvas.getByRole('button', { name: /所在地区/ });
    await waitFor(() => expect(region).toHaveFocus());
    await expect(region).toHaveAccessibleDescription('所在地区不正确，请重新选择');
  },
};

export const NoNetwork: Story = {
  decorators: [withAddress({ add: unreachable })],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await save(canvas);
    await expect(await canvas.findByText('网络未连接，请检查后重试')).toHaveRole('alert');
  },
};
export const InEnglish: Story = { decorators: [adding], globals: { locale: 'en' } };
export const NarrowInEnglish: Story = {
  decorators: [adding],
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Please confirm the region')).toBeVisible();
  },
};
export const LargeText: Story = { decorators: [adding], globals: { textSize: 'large' } };
export const Wide: Story = {
  decorators: [adding],
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
