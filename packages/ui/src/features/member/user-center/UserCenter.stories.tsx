import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserCenterSummary } from '@yunyou/contract';
import { expect, userEvent, within } from 'storybook/test';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, unreachable, userInfoIn, withSdk } from '../../../stories/sdk-fixture';
import { UserCenter } from './UserCenter';

const summary: UserCenterSummary = {
  orderCounts: [
    { status: 4, count: 2 },
    { status: 0, count: 1_203 },
    { status: 1, count: 9 },
    { status: 2, count: 40 },
  ],
  openRefunds: 1,
  toReview: 3,
  coupons: 8,
  unread: 5,
  favorites: 34,
  nextAppointment: {
    id: 'appointment-1',
    title: '云汤温泉谷泡汤预约',
    placeName: '云汤温泉谷',
    day: '2026-09-22',
    from: '13:00',
    to: '15:00',
    startsAtMs: Date.parse('2026-09-22T13:00:00+08:00'),
    endsAtMs: Date.parse('2026-09-22T15:00:00+08:00'),
    size: 2,
    status: 1,
  },
  storedValueFen: 12_800,
};

const path = '/views/user-center/index';
const app: Answers = { userCenter: { summary }, notice: { list: [] } };
const member = withSdk({ path, member: true, answers: app });
const memberInEnglish = withSdk({
  path,
  member: true,
  answers: { ...app, session: { userInfo: userInfoIn('en') } },
});
const services = {
  travellers: '/packages/user-module/contacts/contacts',
  addresses: '/packages/user-module/address/address',
  favorites: '/packages/user-module/favorites/favorites',
  appointments: '/packages/user-module/appointment-record/appointment-record',
  reviews: '/packages/user-module/comment/comment?tab=done',
  activities: '/packages/user-module/my-activity/my-activity',
  collectibles: '/packages/nft/my-collection/my-collection',
  invoices: '/packages/user-module/invoice/invoice',
  advice: '/packages/user-module/advice/advice',
  notices: '/pages/notice/notice',
};

const meta = {
  title: 'Features/Member/UserCenter',
  component: UserCenter,
  decorators: [member],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    hrefs: {
      login: '/pages/login/login',
      orders: (status) => `/packages/order/order-list/order-list?status=${status ?? ''}`,
      profile: '/packages/user-module/user-info/user-info',
      reviews: '/packages/user-module/comment/comment?tab=todo',
      refunds: '/packages/order/refund-list/refund-list',
      coupons: '/packages/user-module/coupon/coupon',
      cards: '/packages/annual-card/my-annual-card/my-annual-card',
      prizes: '/packages/user-module/my-prize/my-prize',
      services,
      appointment: (id) => `/packages/user-module/appointment-detail/appointment-detail?id=${id}`,
      userAgreement: '/pages/agreement/agreement?type=user',
      privacyAgreement: '/pages/agreement/agreement?type=privacy',
      license: '/pages/license/license',
    },
  },
} satisfies Meta<typeof UserCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Orders that wait for something are counted, and what the member has; more than 999 is said so. */
export const Member: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('林间客')).toBeInTheDocument();
    await expect(canvas.getByText('138****0000')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /2\s*待付款/ })).toHaveAttribute(
      'href',
      '/packages/order/order-list/order-list?status=4',
    );
    await expect(canvas.getByRole('link', { name: /999\+\s*待确认/ })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /1\s*退款售后/ })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /8\s*优惠券/ })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /有未读消息\s*公告/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '隐藏余额' }));
    await expect(canvas.queryByText('¥128')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '显示余额' }));
    await expect(canvas.getByText('¥128')).toBeInTheDocument();
  },
};

/** What the operator put into the side bar stands among the services; a page that is not there does not. */
export const OperatorsList: Story = {
  decorators: [
    withSdk({
      path,
      member: true,
      answers: app,
      files: {
        'config/sidebar.json': JSON.stringify({
          telephone: '',
          leftBarList: [
            {
              path: '/pages/hotel-home/hotel-home',
              title: { 'zh-Hans': '订酒店', en: 'Stay' },
              icon: 'hotel',
            },
            { path: '/pages/nowhere/nowhere', title: { 'zh-Hans': '没有', en: 'None' }, icon: 'x' },
          ],
        }),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '订酒店' })).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: '没有' })).toBeNull();
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
    withSdk({
      path,
      member: true,
      answers: { ...app, session: { userInfo: pending }, userCenter: { summary: pending } },
    }),
  ],
};
/** Without counts and without a name every way stands. */
export const Failed: Story = {
  decorators: [
    withSdk({
      path,
      member: true,
      answers: {
        session: { userInfo: unreachable },
        userCenter: { summary: unreachable },
        notice: { list: unreachable },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '待付款' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '我的收藏' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /优惠券/ })).toBeInTheDocument();
  },
};
export const NarrowInEnglish: Story = {
  decorators: [memberInEnglish],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
