import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pending, unreachable, userInfoIn, withSdk } from '../../../stories/sdk-fixture';
import { UserCenter } from './UserCenter';

const counts = [
  { status: 4, count: 2 },
  { status: 1, count: 1203 },
  { status: 2, count: 9 },
] as const;

const path = '/views/user-center/index';
const orders = { counts: [...counts] };
const member = withSdk({ path, member: true, answers: { order: orders } });
const memberInEnglish = withSdk({
  path,
  member: true,
  answers: { order: orders, session: { userInfo: userInfoIn('en') } },
});

const meta = {
  title: 'Features/Member/UserCenter',
  component: UserCenter,
  decorators: [member],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    hrefs: {
      login: '/pages/login/login',
      orders: (status) => `/packages/order/order-list/order-list?status=${status ?? ''}`,
      travellers: '/packages/user-module/contacts/contacts',
      addresses: '/packages/user-module/address/address',
      invoices: '/packages/user-module/invoice/invoice',
      notices: '/pages/notice/notice',
      userAgreement: '/pages/agreement/agreement?type=user',
      privacyAgreement: '/pages/agreement/agreement?type=privacy',
      license: '/pages/license/license',
    },
  },
} satisfies Meta<typeof UserCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only orders that wait for something are counted. */
export const Member: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('林间客')).toBeInTheDocument();
    await expect(canvas.getByText('138****0000')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /2\s*待付款/ })).toHaveAttribute(
      'href',
      '/packages/order/order-list/order-list?status=4',
    );
    await expect(canvas.getByRole('link', { name: '交易完成' })).toBeInTheDocument();
  },
};

export const Visitor: Story = {
  decorators: [withSdk({ path })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /登录 \/ 注册/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '退出登录' })).toBeNull();
  },
};

/** The language changes at once, without a reload. */
export const ChangesTheLanguage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'English' }));
    await expect(await canvas.findByRole('heading', { name: 'My orders' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: '简体中文' }));
    await expect(await canvas.findByRole('heading', { name: '我的订单' })).toBeInTheDocument();
  },
};

/** Theme and text size take effect on the document, at once. */
export const ChangesItsLook: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.ownerDocument.documentElement;
    await userEvent.click(await canvas.findByRole('switch'));
    await expect(root.dataset.text).toBe('large');
    await userEvent.click(canvas.getByRole('switch'));
    await expect(root.dataset.text).toBe('normal');
  },
};

/** Logging out is asked about first. */
export const LogsOut: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退出登录' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '退出登录' }));
    await expect(await canvas.findByRole('link', { name: /登录 \/ 注册/ })).toBeInTheDocument();
  },
};

export const InEnglish: Story = { decorators: [memberInEnglish], globals: { locale: 'en' } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const Loading: Story = {
  decorators: [
    withSdk({ path, member: true, answers: { session: { userInfo: pending }, order: { counts: pending } } }),
  ],
};
/** Without counts and without a name the page is still of use. */
export const Failed: Story = {
  decorators: [
    withSdk({
      path,
      member: true,
      answers: { session: { userInfo: unreachable }, order: { counts: unreachable } },
    }),
  ],
};
export const NarrowInEnglish: Story = {
  decorators: [memberInEnglish],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
