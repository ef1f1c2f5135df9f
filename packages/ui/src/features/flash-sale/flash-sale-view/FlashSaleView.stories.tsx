import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FlashItem, Grab, Locale } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  comingItemsIn,
  flashEntry,
  flashItemsIn,
  flashPageOf,
  flashPlace,
  flashSessionsAt,
  flashTicketIn,
  queuedPlace,
} from '../../../stories/flash-samples';
import { activityDetailIn } from '../../../stories/offer-samples';
import { dialog } from '../../../stories/opened';
import type { Answers } from '../../../stories/scripted-fetch';
import { unreachable, withSdk } from '../../../stories/sdk-fixture';
import { FlashSalePending } from './FlashSalePending';
import { FlashSaleView, type FlashSaleViewProps } from './FlashSaleView';

const path = '/packages/marketing/flash-sale/flash-sale';
const sessions = flashSessionsAt(Date.now());
const [, running, coming] = sessions.sessions;

const onSale = (
  flashSale: Answers['flashSale'] = {},
  { locale = 'zh-Hans', member = true }: { locale?: Locale; member?: boolean } = {},
) =>
  withSdk({
    path,
    member,
    answers: {
      activity: { detail: activityDetailIn(locale), remind: null },
      flashSale: { entry: flashEntry(), ...flashSale },
    },
  });

/** Keeps session and sheet as the page's address would. */
function Sale(props: FlashSaleViewProps) {
  const [startsAtMs, setStartsAtMs] = useState(props.startsAtMs);
  const [openedId, setOpenedId] = useState(props.openedId);
  const [comingPage] = useState(() => flashPageOf(comingItemsIn('zh-Hans')));
  return (
    <FlashSaleView
      {...props}
      startsAtMs={startsAtMs}
      firstPage={startsAtMs === props.startsAtMs ? props.firstPage : comingPage}
      onSessionChange={(next) => {
        setStartsAtMs(next);
        props.onSessionChange(next);
      }}
      openedId={openedId}
      onOpenedChange={(item) => {
        setOpenedId(item?.activityProductId ?? '');
        props.onOpenedChange(item);
      }}
    />
  );
}

const meta = {
  title: 'Features/FlashSale/FlashSaleView',
  component: FlashSaleView,
  render: (args) => <Sale {...args} />,
  decorators: [onSale()],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    sessions,
    startsAtMs: running?.startsAtMs,
    firstPage: flashPageOf(flashItemsIn('zh-Hans')),
    openedId: '',
    ...{ onSessionChange: fn(), onOpenedChange: fn(), onRefresh: fn(), onGranted: fn() },
    hrefs: {
      product: ({ productId }: FlashItem) => `/product?id=${productId}`,
      placeOrder: (_: FlashItem, { grabId }: Grab) => `/order-form?grabId=${grabId}`,
      payment: (id: string) => `/payment?id=${id}`,
    },
  },
} satisfies Meta<typeof FlashSaleView>;
export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = (name: RegExp) => {
  const card = screen.getAllByRole('article').find(({ textContent }) => name.test(textContent ?? ''));
  if (!card) throw new Error(`There is no ${name}.`);
  return within(card);
};

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^(1:00:00|5\d:\d\d)$/);
    await expect(cardOf(/山泉皂/).getByRole('button', { name: '已抢光' })).toBeDisabled();
    await expect(cardOf(/靛蓝布/).getByText('未付款的名额会退回，可以排队')).toBeVisible();
    await userEvent.click(cardOf(/日出专场票/).getByRole('button', { name: '立即抢购' }));
    const panel = within(await dialog('立即抢购'));
    await expect(panel.getByText('使用日期')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: '关闭' }));
    await expect(args.onOpenedChange).toHaveBeenLastCalledWith(undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** A session to come: nothing can be grabbed, and whoever wants is told before it begins. */
export const Coming: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /即将开始/ }));
    await expect(args.onSessionChange).toHaveBeenCalledWith(coming?.startsAtMs);
    await expect(canvas.getByText('距开始')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '立即抢购' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: '日出专场票开始前提醒我' }));
    await expect(await canvas.findByRole('button', { name: '已设提醒：日出专场票' })).toBeVisible();
  },
};
/** Who comes too late queues, is told how many come before, and leaves without a trace. */
export const QueueAndLeave: Story = {
  args: { openedId: 'flash-3' },
  decorators: [
    onSale({
      grab: queuedPlace({ activityProductId: 'flash-3', day: null }),
      grabbed: queuedPlace({ activityProductId: 'flash-3', day: null, ahead: 2 }),
      release: null,
    }),
  ],
  play: async () => {
    const panel = within(await dialog('立即抢购'));
    await userEvent.click(panel.getByRole('button', { name: '立即抢购' }));
    await expect(await panel.findByText('排队中，前面2人')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: '退出排队' }));
    await expect(await panel.findByRole('button', { name: '立即抢购' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(cardOf(/雾芽绿茶/).getByRole('button', { name: '立即抢购' })).toBeVisible());
  },
};
/** Granted at once: on to the order form. */
export const Granted: Story = {
  args: { openedId: 'flash-3' },
  decorators: [
    onSale({
      grab: flashPlace({ activityProductId: 'flash-3', day: null }),
      grabbed: flashPlace({ activityProductId: 'flash-3', day: null }),
    }),
  ],
  play: async ({ args }) => {
    const panel = within(await dialog('立即抢购'));
    await userEvent.click(panel.getByRole('button', { name: '立即抢购' }));
    await waitFor(() =>
      expect(args.onGranted).toHaveBeenCalledWith(
        expect.objectContaining({ activityProductId: 'flash-3' }),
        expect.objectContaining({ grabId: 'grab-1', state: 'granted' }),
      ),
    );
    await userEvent.click(panel.getByRole('button', { name: '关闭' }));
    await waitFor(() =>
      expect(cardOf(/雾芽绿茶/).getByRole('link', { name: '立即抢购' })).toHaveAttribute(
        'href',
        '/order-form?grabId=grab-1',
      ),
    );
  },
};

let looks = 0;
/** A place came back while the sheet of the queue was open. */
export const ComesFree: Story = {
  args: { openedId: 'flash-3' },
  decorators: [
    onSale({
      grab: queuedPlace({ activityProductId: 'flash-3', day: null, pollAfterMs: 1_000 }),
      grabbed() {
        looks += 1;
        const place = { activityProductId: 'flash-3', day: null };
        return looks > 1 ? flashPlace(place) : queuedPlace({ ...place, ahead: 0, pollAfterMs: 1_000 });
      },
    }),
  ],
  beforeEach: () => {
    looks = 0;
  },
  play: async ({ args }) => {
    const panel = within(await dialog('立即抢购'));
    await userEvent.click(panel.getByRole('button', { name: '立即抢购' }));
    await expect(await panel.findByText('前面没有人了，有名额退回就轮到您')).toBeVisible();
    await waitFor(() => expect(args.onGranted).toHaveBeenCalled(), { timeout: 10_000 });
    await expect(await panel.findByRole('link', { name: '立即抢购' })).toBeVisible();
  },
};
const ordered = flashPlace({
  ...{ activityProductId: 'flash-3', day: null, holdUntilMs: null, orderId: 'order-1' },
  state: 'ordered',
});
/** An order of the place waits to be paid. */
export const ToPay: Story = {
  args: { openedId: 'flash-3' },
  decorators: [
    onSale({
      grab: ordered,
      grabbed: ordered,
    }),
  ],
  play: async () => {
    const panel = within(await dialog('立即抢购'));
    await userEvent.click(panel.getByRole('button', { name: '立即抢购' }));
    await expect(await panel.findByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      '/payment?id=order-1',
    );
  },
};

const refreshed = fn();
const startingIn = (ms: number) => {
  const startsAtMs = Date.now() + ms;
  const item = flashTicketIn('zh-Hans', { state: 'coming', timeStatus: 0, startsAtMs });
  return {
    startsAtMs,
    sessions: {
      nowMs: Date.now(),
      sessions: [{ startsAtMs, endsAtMs: startsAtMs + 3_600_000, timeStatus: 0 as const }],
    },
    firstPage: flashPageOf([item]),
  };
};

/** At zero the server is asked, again and again; until it agrees nothing opens. */
export const AtZero: Story = {
  args: { onRefresh: refreshed },
  render: function Render(args) {
    const [own] = useState(() => startingIn(1_500));
    return <Sale {...args} {...own} />;
  },
  beforeEach: () => void refreshed.mockClear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toBeVisible();
    await waitFor(() => expect(refreshed.mock.calls.length).toBeGreaterThan(1), { timeout: 10_000 });
    await expect(canvas.queryByRole('button', { name: '立即抢购' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /提醒我/ })).toBeVisible();
  },
};
/** Who comes minutes before the start is told once how long it takes. */
export const MinutesBefore: Story = {
  render: function Render(args) {
    const [own] = useState(() => startingIn(290_000));
    return <Sale {...args} {...own} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5分钟后开抢')).toHaveRole('status');
  },
};

export const NoSessions: Story = {
  args: { sessions: { nowMs: Date.now(), sessions: [] }, startsAtMs: undefined, firstPage: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂时没有活动')).toBeVisible();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};
export const NothingInASession: Story = {
  args: { firstPage: flashPageOf([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂时没有活动')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /已开抢/ })).toBeVisible();
  },
};

let isDown = true;
/** What is sold could not be read: it is asked for again on a press. */
export const Failed: Story = {
  args: { firstPage: undefined },
  decorators: [onSale({ items: () => (isDown ? unreachable : flashPageOf(flashItemsIn('zh-Hans'))) })],
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: '加载失败，点击重试' });
    isDown = false;
    await userEvent.click(again);
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
  },
};
/** Without a network what was there can be read, and nothing can be sent. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
    for (const button of canvas.getAllByRole('button', { name: '立即抢购' }))
      await expect(button).toBeDisabled();
  },
};
export const Waiting: Story = { render: () => <FlashSalePending /> };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { firstPage: flashPageOf(flashItemsIn('en')) },
  decorators: [onSale({}, { locale: 'en' })],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Running/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All gone' })).toBeDisabled();
    await expect(canvas.getAllByRole('button', { name: 'Grab' })[0]).toBeEnabled();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
