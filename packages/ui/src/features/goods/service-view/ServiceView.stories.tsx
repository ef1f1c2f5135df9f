import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { nowMs, schedule } from '../../../stories/appointment-samples';
import { bundleCalendarIn, bundleDetailIn, serviceDetailIn } from '../../../stories/bundle-samples';
import {
  activityPricesOf,
  bargainHref,
  flashHref,
  groupHref,
  productBargain,
  productFlashSale,
  productGroup,
} from '../../../stories/flash-samples';
import { dialog } from '../../../stories/opened';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { appointItemsIn } from '../../../stories/service-form-fixture';
import { ServiceView, type ServiceViewProps } from './ServiceView';

const path = '/pages/service-detail/service-detail?id=service-1';
const service = serviceDetailIn('zh-Hans');
const bundle = bundleDetailIn('zh-Hans');
const noEstimate = { estimate: refused(410) };

/** Keeps the choice as the page's address would. */
function Page(props: ServiceViewProps) {
  const [choice, setChoice] = useState(props.choice);
  return <ServiceView {...props} choice={choice} onChoiceChange={setChoice} />;
}

const meta = {
  title: 'Features/Goods/ServiceView',
  component: ServiceView,
  render: (args) => <Page {...args} />,
  decorators: [
    withSdk({
      path,
      answers: { goods: noEstimate, service: { priceCalendar: bundleCalendarIn('zh-Hans') } },
    }),
  ],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    service,
    choice: { skuDetailId: '', amount: 1, startDay: '' },
    onChoiceChange: fn(),
    onBuy: fn(),
    hrefs: {
      shop: '/pages/shop-home/shop-home?supplierId=shop-1',
      service: '',
      similar: '/pages/goods-home/goods-home',
      reviews: '/pages/comment/comment?id=service-1',
      coupon: {
        detail: (id) => `/coupon?couponId=${id}`,
        use: ({ couponId }) => `/use?couponId=${couponId}`,
      },
      activity: (activeId) => `/activity?activeId=${activeId}`,
      goods: ({ id }) => `/pages/goods-detail/goods-detail?id=${id}`,
      part: ({ productId }) => `/part?id=${productId}`,
      place: ({ name }) => `/open-location?name=${name}`,
    },
  },
} satisfies Meta<typeof ServiceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('需要预约，到店出示券码')).toBeVisible();
    await expect(canvas.getByText('过期未用自动退款')).toBeVisible();
    await expect(canvas.queryByText('加入购物车')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '立即购买' }));
    const sheet = within(await dialog('选择规格'));
    await userEvent.click(sheet.getByRole('radio', { name: '双人' }));
    await userEvent.click(sheet.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(args.onBuy).toHaveBeenCalledWith(service.skus[1], 1, '', ''));
  },
};
const withSlots = (slots: object) =>
  withSdk({
    path,
    answers: {
      system: { timestamp: () => ({ serverTimeStamp: nowMs }) },
      goods: noEstimate,
      appointment: { slots: slots as typeof schedule },
    },
    options: { now: () => nowMs },
  });
const withItems = { ...service, appointItems: appointItemsIn('zh-Hans') };
/** The next free times of what it is for; one leads to the order, by the option that is still to be chosen. */
export const OpenSlots: Story = {
  args: { service: withItems, choice: { skuDetailId: '', amount: 5, startDay: '' } },
  decorators: [withSlots(schedule)],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('近期可约')).toBeVisible();
    // With four places left, it is none for five.
    await expect(await canvas.findByRole('button', { name: /9月20日.*22:00–次日00:30/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /9月20日.*13:00–15:00/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /9月22日.*09:00–11:00/ }));
    const sheet = within(await dialog('选择规格'));
    await userEvent.click(sheet.getByRole('radio', { name: '双人' }));
    await userEvent.click(sheet.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(args.onBuy).toHaveBeenCalledWith(service.skus[1], 5, '', 'slot-2026-09-22-0'));
  },
};
export const NoOpenSlots: Story = {
  args: { service: withItems },
  decorators: [withSlots({ ...schedule, slots: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('近期没有可约时段，可付款后再约')).toBeVisible();
  },
};
export const OpenSlotsFailed: Story = {
  args: { service: withItems },
  decorators: [withSdk({ path, answers: { goods: noEstimate, appointment: { slots: unreachable } } })],
};
/** A dated bundle: its parts, what they cost singly, and the day it begins. A full day names the full part. */
export const DatedBundle: Story = {
  args: { service: bundle },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByText('单买共¥676，套餐省¥77')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '立即预订' }));
    await expect(args.onBuy).not.toHaveBeenCalled();
    await expect(await canvas.findByText('请选择出发日')).toBeVisible();
    await canvas.findByText('2026年9月');
    const dayOf = (day: string) => {
      const button = canvasElement.querySelector<HTMLElement>(`[data-day="${day}"]`);
      if (!button) throw new Error(`The calendar does not show ${day}.`);
      return button;
    };
    await userEvent.click(dayOf('2026-09-26'));
    await expect(await canvas.findByText('9月26日 · 栖云岭 成人票已满')).toBeVisible();
    await userEvent.click(dayOf('2026-09-25'));
    await userEvent.click(canvas.getByRole('button', { name: '立即预订' }));
    await waitFor(() => expect(args.onBuy).toHaveBeenCalledWith(bundle.skus[0], 1, '2026-09-25', ''));
  },
};
export const BundleDaysLoading: Story = {
  args: { service: bundle },
  decorators: [withSdk({ path, answers: { goods: noEstimate, service: { priceCalendar: pending } } })],
};
export const BundleDaysFailed: Story = {
  args: { service: bundle },
  decorators: [withSdk({ path, answers: { goods: noEstimate, service: { priceCalendar: unreachable } } })],
};
export const OffSale: Story = { args: { service: { ...service, onSale: false } } };
export const Wide: Story = {
  args: { service: bundle, choice: { skuDetailId: 'bundle-sku', amount: 1, startDay: '2026-09-25' } },
  globals: { viewport: { value: 'desktop' } },
};
export const NarrowInEnglish: Story = {
  args: { service: bundleDetailIn('en') },
  decorators: [
    withSdk({ path, answers: { goods: noEstimate, service: { priceCalendar: bundleCalendarIn('en') } } }),
  ],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
/** Opened for a flash sale: its price and what is struck, and the button that leads to it; buying at the normal price stays. */
export const InFlashSale: Story = {
  args: { activityPrices: activityPricesOf('flash-1', [productFlashSale(Date.now())]) },
  play: async ({ canvas }) => {
    const sale = within(await canvas.findByRole('region', { name: '限时秒杀' }));
    await expect(sale.getByText(/活动前7日最低价/)).toHaveTextContent('¥48.50');
    await expect(sale.getByRole('link', { name: '立即抢购' })).toHaveAttribute('href', flashHref);
    await expect(canvas.getByRole('button', { name: '立即购买' })).toBeVisible();
  },
};
/** Opened for a bargain: the floor price, and the button that leads to where it is started. */
export const InBargain: Story = {
  args: { activityPrices: activityPricesOf('bargain-product-1', [productBargain(Date.now())]) },
  play: async ({ canvas }) => {
    const price = within(await canvas.findByRole('region', { name: '砍价' }));
    await expect(price.getByText('底价')).toBeVisible();
    await expect(price.getByText('¥19.80')).toBeInTheDocument();
    await expect(price.getByRole('link', { name: '去砍价' })).toHaveAttribute('href', bargainHref);
    await expect(canvas.getByRole('button', { name: '立即购买' })).toBeVisible();
  },
};
/** Opened for a group: its price with how many make one, and the button that leads to joining; buying at the normal price stays. */
export const InGroup: Story = {
  args: { activityPrices: activityPricesOf('group-product-1', [productGroup(Date.now())]) },
  play: async ({ canvas }) => {
    const price = within(await canvas.findByRole('region', { name: '拼团价' }));
    await expect(price.getByText('3人团')).toBeVisible();
    await expect(price.getByText('¥29.80')).toBeInTheDocument();
    await expect(price.getByText(/活动前7日最低价/)).toHaveTextContent('¥48.50');
    await expect(price.getByRole('link', { name: '去参团' })).toHaveAttribute('href', groupHref);
    await expect(canvas.getByRole('button', { name: '立即购买' })).toBeVisible();
  },
};
