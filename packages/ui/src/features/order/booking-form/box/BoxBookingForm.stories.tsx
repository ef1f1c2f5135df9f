import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { boxLineOf } from '@yunyou/sdk/checkout';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { blindBoxIn, boxQuoteOf } from '../../../../stories/blind-box-samples';
import { addressHrefs, placed, submit } from '../../../../stories/booking-fixture';
import { type Answers, refused } from '../../../../stories/scripted-fetch';
import { withSdk } from '../../../../stories/sdk-fixture';
import { BookingForm } from '../BookingForm';

const created = fn();

const onPage = (order: Answers['order'] = {}, locale: Locale = 'zh-Hans') =>
  withSdk({
    path: '/packages/order/goods-place-order/goods-place-order?activeId=box-1&activeType=5',
    member: true,
    answers: {
      order: {
        quote: ({ lines }) => boxQuoteOf(locale, lines[0]?.quantity ?? 1),
        create(request) {
          created(request);
          return placed;
        },
        ...order,
      },
    },
  });

const meta = {
  title: 'Features/Order/BoxBookingForm',
  component: BookingForm,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  beforeEach: () => void created.mockClear(),
  args: {
    lines: [boxLineOf(blindBoxIn('zh-Hans'), 1)],
    onPlaced: fn(),
    hrefs: { ...addressHrefs, activity: ({ activeId }) => `/blind-box?activeId=${activeId}` },
  },
} satisfies Meta<typeof BookingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How many, and whom to call; nothing is sent, so there is no address. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '澄岚六景' })).toBeVisible();
    await expect(canvas.queryByText('收货地址')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /增加/ }));
    await expect((await canvas.findAllByText('¥78')).length).toBeGreaterThan(0);
    const name = canvas.getByLabelText(/联系人姓名/);
    if ((name as HTMLInputElement).value === '') await userEvent.type(name, '李云');
    await submit(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(placed));
    await expect(created.mock.calls[0]?.[0].lines).toEqual([
      {
        ...{ kind: 'box', productId: 'box-1', quantity: 2 },
        activity: { activeId: 'box-1', activeType: 5, activityProductId: 'box-product-1' },
      },
    ]);
  },
};
/** What is to be put right on the page of the set leads back there. */
export const AgeMissing: Story = {
  decorators: [onPage({ quote: refused(422, '请先填写年龄声明', { rule: 'ageStatementNeeded' }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('请先填写年龄声明')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到盲盒页' })).toHaveAttribute(
      'href',
      '/blind-box?activeId=box-1',
    );
  },
};
/** Today's limit is said beside the number. */
export const LimitToday: Story = {
  decorators: [onPage({ quote: refused(422, '今天已达购买上限，请理性消费', { rule: 'boxLimitToday' }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('今天已达购买上限，请理性消费')).toBeVisible();
  },
};
/** Few are left: no more than those can be chosen. */
export const FewLeft: Story = {
  decorators: [onPage({ quote: ({ lines }) => boxQuoteOf('zh-Hans', lines[0]?.quantity ?? 1, 2) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还能买2盒')).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  args: { lines: [boxLineOf(blindBoxIn('en'), 2)] },
  decorators: [onPage({}, 'en')],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Six views of Chenglan' })).toBeVisible();
    await expect(canvas.getByText('At most 5 in an order')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
