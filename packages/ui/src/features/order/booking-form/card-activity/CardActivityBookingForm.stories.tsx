import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JoinableActivity, Locale } from '@yunyou/contract';
import { cardActivityLineOf } from '@yunyou/sdk/checkout';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { addressHrefs, placed, submit } from '../../../../stories/booking-fixture';
import { activityQuoteOf, freeActivity } from '../../../../stories/card-activity-samples';
import { ownCardIn, personIn } from '../../../../stories/own-card-samples';
import { type Answers, refused } from '../../../../stories/scripted-fetch';
import { withSdk } from '../../../../stories/sdk-fixture';
import { BookingForm } from '../BookingForm';

const created = fn();

const onPage = (order: Answers['order'] = {}, locale: Locale = 'zh-Hans', part?: Partial<JoinableActivity>) =>
  withSdk({
    path: '/packages/order/goods-place-order/goods-place-order?cardId=mine-1&cardActivityId=activity-1',
    member: true,
    answers: {
      order: {
        quote({ lines: [line] }) {
          const { personIds = [], sessionId = '' } = {
            ...(line as Partial<Parameters<typeof activityQuoteOf>[1]>),
          };
          return activityQuoteOf(locale, { personIds, sessionId }, freeActivity(locale, part));
        },
        create(request) {
          created(request);
          return placed;
        },
        ...order,
      },
    },
  });

/** The free activity, for two persons of whom one has joined the first session. */
const lineIn = (locale: Locale, part: Partial<JoinableActivity> = {}) =>
  cardActivityLineOf(
    freeActivity(locale, part),
    ownCardIn(locale, {
      persons: [
        personIn(locale),
        personIn(locale, { personId: 'person-2', name: locale === 'en' ? 'W*' : '王*' }),
      ],
    }),
  );

const meta = {
  title: 'Features/Order/CardActivityBookingForm',
  component: BookingForm,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  beforeEach: () => void created.mockClear(),
  args: { lines: [lineIn('zh-Hans')], onPlaced: fn(), hrefs: addressHrefs },
} satisfies Meta<typeof BookingForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const chooseBoth = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /9月26日/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /王\*/ }));
};

/** A session and persons are chosen; who has joined the session already, and a full one, cannot be. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '镜湖晨间观鸟' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /10月3日.*名额已满/ })).toBeDisabled();
    await chooseBoth(canvas);
    await expect(canvas.getByRole('checkbox', { name: /李\*.*已报名/ })).toBeDisabled();
    await expect(canvas.getByText('本卡还可报名2人')).toBeVisible();
    const name = canvas.getByLabelText(/联系人姓名/);
    if ((name as HTMLInputElement).value === '') await userEvent.type(name, '李云');
    await submit(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(placed));
    await expect(created.mock.calls[0]?.[0].lines).toEqual([
      {
        ...{ kind: 'cardActivity', productId: 'activity-1', quantity: 1 },
        ...{ sessionId: 'session-1', personIds: ['person-2'] },
      },
    ]);
  },
};
/** It costs something for each person. */
export const Paid: Story = {
  args: { lines: [lineIn('zh-Hans', { priceFen: 3_900 })] },
  decorators: [onPage({}, 'zh-Hans', { priceFen: 3_900 })],
  play: async ({ canvas }) => {
    await chooseBoth(canvas);
    await waitFor(() => expect(canvas.getAllByText('¥39').length).toBeGreaterThan(1));
  },
};
/** Somebody else took the last places: said at the field, and what was chosen stays. */
export const Full: Story = {
  decorators: [onPage({ quote: refused(422, '名额已满', { rule: 'soldOut' }) })],
  play: async ({ canvas }) => {
    await chooseBoth(canvas);
    await waitFor(() => expect(canvas.getAllByText('名额已满').length).toBeGreaterThan(1));
    await expect(canvas.getByRole('checkbox', { name: /王\*/ })).toBeChecked();
  },
};
/** The card is not in use any more. */
export const CardNeeded: Story = {
  decorators: [onPage({ quote: refused(422, '需持有使用中的年卡', { rule: 'cardNeeded' }) })],
  play: async ({ canvas }) => {
    await chooseBoth(canvas);
    await expect((await canvas.findAllByText('需持有使用中的年卡')).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('checkbox', { name: /王\*/ })).toBeChecked();
  },
};
/** The session has begun meanwhile. */
export const Over: Story = {
  decorators: [onPage({ quote: refused(422, '活动已结束', { rule: 'activityOver' }) })],
  play: async ({ canvas }) => {
    await chooseBoth(canvas);
    await expect((await canvas.findAllByText('活动已结束')).length).toBeGreaterThan(0);
  },
};
/** The card has all the places that it can have. */
export const UsedUp: Story = {
  args: { lines: [lineIn('zh-Hans', { perCard: 1 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本卡名额已用完')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /王\*/ })).toBeDisabled();
  },
};
export const NarrowInEnglish: Story = {
  args: { lines: [lineIn('en')] },
  decorators: [onPage({}, 'en')],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Birds of Mirror Lake at dawn' })).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
