import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Address, addressMax } from '@yunyou/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { addresses } from '../../../stories/service-samples';
import { AddressList } from './AddressList';

const meta = {
  title: 'Features/Address/AddressList',
  component: AddressList,
  args: { editHref: (id) => `/packages/user-module/address-editor/address-editor${id ? `?id=${id}` : ''}` },
} satisfies Meta<typeof AddressList>;
export default meta;
type Story = StoryObj<typeof meta>;

const withAddresses = (address: Answers['address']) =>
  withSdk({ path: '/packages/user-module/address/address', member: true, answers: { address } });

/** A server that keeps what is done to the list. */
function kept(start: readonly Address[] = addresses) {
  let list = [...start];
  return withAddresses({
    getList: () => list,
    edit: ({ id }) => {
      list = list.map((one) => ({ ...one, isDefault: one.id === id }));
      return null;
    },
    delete: ({ id }) => {
      list = list.filter((one) => one.id !== id);
      return null;
    },
  });
}

const question = () => screen.findByRole('dialog', {}, { timeout: 5000 });

/** Deleting is asked about, with the address that goes. */
export const Default: Story = {
  decorators: [kept()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '编辑李云的地址' })).toHaveAttribute(
      'href',
      '/packages/user-module/address-editor/address-editor?id=address-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: '删除王山的地址' }));
    const dialog = await question();
    await expect(dialog).toHaveAccessibleName('删除该地址？');
    await expect(within(dialog).getByText('北京市东城区云雾巷 12 号')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(canvas.queryByText('王山')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByText('删除成功')).toBeInTheDocument();
  },
};

/** Another one becomes the default; one whose region is gone cannot. */
export const ChangesTheDefault: Story = {
  decorators: [kept()],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '把王山的地址设为默认' }));
    await expect(await canvas.findByRole('button', { name: '把李云的地址设为默认' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '把王山的地址设为默认' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '把周小满的地址设为默认' })).toBeNull();
    await expect(canvas.getByText('行政区划已调整，请重新选择')).toBeVisible();
    await expect(canvas.getAllByText('默认')).toHaveLength(1);
  },
};

/** A tap chooses, for the page that asked; an outdated one has to be changed first. */
export const Choosing: Story = {
  decorators: [kept()],
  args: { onChoose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /王山.*北京市东城区/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(addresses[1]);
    await expect(canvas.queryByRole('button', { name: /周小满.*下城区/ })).toBeNull();
  },
};

/** Whoever says no keeps it. */
export const Kept: Story = {
  decorators: [kept()],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除王山的地址' }));
    await userEvent.click(within(await question()).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('王山')).toBeInTheDocument();
  },
};

/** What could not be deleted is still there, and the reason is said once. */
export const DeletingFailed: Story = {
  decorators: [withAddresses({ getList: addresses, delete: refused(500, '系统繁忙，请稍后再试') })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除王山的地址' }));
    await userEvent.click(within(await question()).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.getByText('系统繁忙，请稍后再试')).toBeInTheDocument());
    await expect(canvas.getByText('王山')).toBeInTheDocument();
  },
};

const twenty = Array.from({ length: addressMax }, (_, place): Address => {
  const sample = addresses[place % 2] ?? addresses[0];
  if (!sample) throw new Error('There are no samples.');
  return { ...sample, id: `address-${place}`, isDefault: place === 0 };
});

/** With as many as can be kept, another one is not begun. */
export const Full: Story = {
  decorators: [kept(twenty)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已保存20个地址，删除不用的才能新增')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: '新增地址' })).toBeNull();
  },
};

export const NoneYet: Story = {
  decorators: [withAddresses({ getList: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有收货地址')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '新增地址' })).toBeVisible();
  },
};
export const Loading: Story = { decorators: [withAddresses({ getList: pending })] };
export const Failed: Story = {
  decorators: [withAddresses({ getList: refused(500, '系统繁忙，请稍后再试') })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('系统繁忙，请稍后再试')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const NoNetwork: Story = {
  decorators: [withAddresses({ getList: unreachable })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
const long = addresses.map((address) => ({
  ...address,
  name: 'Amélie Featherstoneh',
  detail: 'Room 301, Building 2, No. 1 Lianhua Road, behind the old tea market',
}));
export const NarrowInEnglish: Story = {
  decorators: [kept(long)],
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const LargeText: Story = { decorators: [kept()], globals: { textSize: 'large' } };
export const Wide: Story = {
  decorators: [kept()],
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
