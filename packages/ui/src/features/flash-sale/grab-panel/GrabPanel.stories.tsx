import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Grab, Locale, RequestOf } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { digitsPicture } from '../../../stories/digits-picture';
import {
  flashEntry,
  flashPlace,
  flashRoomIn,
  flashTeaIn,
  flashTicketIn,
  queuedPlace,
} from '../../../stories/flash-samples';
import { activityDetailIn } from '../../../stories/offer-samples';
import { dialog, Opened } from '../../../stories/opened';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { flashActionOf } from '../flash-item';
import GrabPanel, { type GrabPanelProps } from './GrabPanel.lazy';

const path = '/packages/marketing/flash-sale/flash-sale?activityProductId=flash-1';
const asked = fn<(request: RequestOf<'flashSale', 'grab'>) => void>();
const granted = (request: RequestOf<'flashSale', 'grab'>) => {
  asked(request);
  return flashPlace({ activityProductId: request.activityProductId, quantity: request.quantity });
};

const inSale = (
  flashSale: Answers['flashSale'] = {},
  { locale = 'zh-Hans', ...more }: { locale?: Locale; member?: boolean; answers?: Answers } = {},
) =>
  withSdk({
    path,
    member: true,
    ...more,
    answers: {
      activity: { detail: activityDetailIn(locale) },
      flashSale: { entry: flashEntry(), grab: granted, ...flashSale },
      ...more.answers,
    },
  });

/** Keeps the place as the page does. */
function Panel(props: GrabPanelProps) {
  const { item, action, onPlace } = props;
  const [place, setPlace] = useState<Grab | undefined>('place' in action ? action.place : undefined);
  return (
    <Opened>
      {(state) => (
        <GrabPanel
          {...props}
          {...state}
          action={flashActionOf(item, place, action.kind === 'reminded')}
          onPlace={(next) => {
            setPlace(next);
            return onPlace(next);
          }}
        />
      )}
    </Opened>
  );
}

const meta = {
  title: 'Features/FlashSale/GrabPanel',
  component: GrabPanel,
  render: (args) => <Panel {...args} />,
  decorators: [inSale()],
  args: {
    ...{ open: true, onOpenChange: fn(), disabled: false },
    item: flashTicketIn('zh-Hans'),
    action: { kind: 'grab' },
    ...{ onPlace: fn(), onChanged: fn(), onRemind: fn(), onOrder: fn() },
    steps: { placeOrder: '/order-form', payment: '/payment?id=order-1' },
  },
  beforeEach: () => void asked.mockClear(),
} satisfies Meta<typeof GrabPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async (name: string | RegExp = '立即抢购') => within(await dialog(name));
type Sheet = Awaited<ReturnType<typeof sheet>>;
const press = (panel: Sheet, name: string | RegExp) => userEvent.click(panel.getByRole('button', { name }));

/** A ticket: a day has to be chosen, the number is within what an order may have. */
export const Ticket: Story = {
  play: async ({ args }) => {
    const panel = await sheet();
    await expect(await panel.findByText('同一订单内的商品合并计算。')).toBeVisible();
    await press(panel, '立即抢购');
    await expect(await panel.findByRole('alert')).toHaveTextContent('请选择日期');
    await expect(asked).not.toHaveBeenCalled();
    await press(panel, /^10月3日/);
    await press(panel, '增加');
    await press(panel, '增加');
    await expect(panel.getByRole('spinbutton', { name: '数量' })).toHaveValue('2');
    await press(panel, '立即抢购');
    await waitFor(() =>
      expect(args.onPlace).toHaveBeenCalledWith(expect.objectContaining({ state: 'granted' })),
    );
    await expect(asked.mock.calls[0]?.[0]).toEqual({
      ...{ activityProductId: 'flash-1', entry: 'entry-1', quantity: 2, day: '2026-10-03' },
    });
    await expect(await panel.findByRole('link', { name: '立即抢购' })).toHaveAttribute('href', '/order-form');
  },
};
/** A room: an arrival, and as many nights as are sold without a gap. */
export const Room: Story = {
  args: { item: flashRoomIn('zh-Hans') },
  play: async () => {
    const panel = await sheet();
    await press(panel, /^10月6日/);
    const nights = within(panel.getByRole('group', { name: '入住晚数' }));
    await userEvent.click(nights.getByRole('button', { name: '增加' }));
    await userEvent.click(nights.getByRole('button', { name: '增加' }));
    await expect(nights.getByRole('spinbutton')).toHaveValue('2');
    await expect(panel.getByText('10月8日离店')).toBeVisible();
    await press(panel, '立即抢购');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(asked.mock.calls[0]?.[0]).toMatchObject({
      quantity: 1,
      stay: { startDate: '2026-10-06', endDate: '2026-10-08' },
    });
  },
};
/** Goods have no day. */
export const Goods: Story = {
  args: { item: flashTeaIn('zh-Hans') },
  play: async () => {
    const panel = await sheet();
    await expect(panel.queryByText('使用日期')).not.toBeInTheDocument();
    await press(panel, '立即抢购');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(asked.mock.calls[0]?.[0]).toEqual({
      ...{ activityProductId: 'flash-3', entry: 'entry-1', quantity: 1 },
    });
  },
};

/** Whoever may be a machine types the digits of a picture, before the start; wrong ones bring another. */
export const PictureGuard: Story = {
  args: { item: flashTeaIn('zh-Hans') },
  decorators: [
    inSale(
      {
        entry: flashEntry({
          guard: 'picture',
          picture: { picId: '3851', image: digitsPicture('3851'), expiresInSeconds: 900 },
        }),
      },
      {
        answers: {
          login: {
            picture: { picId: '8264', image: digitsPicture('8264'), expiresInSeconds: 300 },
            checkPicture: ({ picId, code }) =>
              picId === code ? null : refused(422, '图形验证码错误，请换一张重试', { rule: 'pictureWrong' }),
          },
        },
      },
    ),
  ],
  play: async () => {
    const panel = await sheet();
    const digits = await panel.findByLabelText(/图形验证码/);
    await press(panel, '立即抢购');
    await expect(await panel.findByRole('alert')).toHaveTextContent('请先输入图片中的数字');
    await userEvent.type(digits, '1111');
    await waitFor(() => expect(digits).toHaveAccessibleDescription('数字不对，请重新输入'));
    await waitFor(() => expect(digits).toHaveValue(''));
    await userEvent.type(digits, '8264');
    await expect(await panel.findByText('验证已完成')).toBeVisible();
    await press(panel, '立即抢购');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(asked.mock.calls[0]?.[0]).toMatchObject({ picture: '8264' });
  },
};

let attempts = 0;
/** Too many attempts: the time is counted down, and what was chosen stays. */
export const TooOften: Story = {
  args: { item: flashTeaIn('zh-Hans') },
  decorators: [
    inSale({
      grab(request) {
        attempts += 1;
        return attempts === 1 ? refused(429, '请求太频繁', { retryAfterSeconds: 2 }) : granted(request);
      },
    }),
  ],
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ args }) => {
    const panel = await sheet();
    await press(panel, '增加');
    await press(panel, '立即抢购');
    await expect(await panel.findByText('请求太多，请稍候再试：')).toBeVisible();
    await expect(panel.getByRole('timer')).toHaveTextContent(/^00:0[12]$/);
    await expect(panel.getByRole('button', { name: '立即抢购' })).toBeDisabled();
    await waitFor(() => expect(panel.getByRole('button', { name: '立即抢购' })).toBeEnabled(), {
      timeout: 10_000,
    });
    await expect(panel.getByRole('spinbutton', { name: '数量' })).toHaveValue('2');
    await press(panel, '立即抢购');
    await waitFor(() => expect(args.onPlace).toHaveBeenCalled());
    await expect(asked.mock.calls[0]?.[0]).toMatchObject({ quantity: 2 });
  },
};
/** The server says no, in its own words. */
export const Refused: Story = {
  args: { item: flashTeaIn('zh-Hans') },
  decorators: [inSale({ grab: refused(422, '多次放弃名额，不能再次参加', { rule: 'holdLimit' }) })],
  play: async ({ args }) => {
    const panel = await sheet();
    await press(panel, '立即抢购');
    await expect(await panel.findByRole('alert')).toHaveTextContent('多次放弃名额，不能再次参加');
    await expect(panel.getByRole('button', { name: '立即抢购' })).toBeEnabled();
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};
/** The last one went while the sheet was open: the page is told. */
export const GoneMeanwhile: Story = {
  args: { item: flashTeaIn('zh-Hans') },
  decorators: [inSale({ grab: refused(410, '已抢光', { rule: 'activitySoldOut' }) })],
  play: async ({ args }) => {
    const panel = await sheet();
    await press(panel, '立即抢购');
    await expect(await panel.findByRole('alert')).toHaveTextContent('已抢光');
    await expect(args.onChanged).toHaveBeenCalled();
  },
};

/** In the queue: how many come before, what that means, and the way out, which leaves nothing behind. */
export const Queued: Story = {
  args: { action: { kind: 'queued', place: queuedPlace() } },
  decorators: [inSale({ release: null })],
  play: async ({ args, canvasElement }) => {
    const panel = await sheet('排队中');
    await expect(panel.getByText('排队中，前面3人')).toBeVisible();
    await expect(panel.getByText('离开后仍保留排队')).toBeVisible();
    await expect(panel.getByText(/3分钟下单/)).toBeVisible();
    await expect(panel.queryByText('使用日期')).not.toBeInTheDocument();
    await press(panel, '退出排队');
    await waitFor(() =>
      expect(args.onPlace).toHaveBeenCalledWith(
        expect.objectContaining({ grabId: 'grab-1', state: 'released' }),
      ),
    );
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('已退出排队'));
    await expect(await screen.findByRole('button', { name: /^10月3日/ })).toBeVisible();
  },
};
export const NextInTheQueue: Story = {
  args: { action: { kind: 'queued', place: queuedPlace({ ahead: 0 }) } },
  play: async () => {
    const panel = await sheet('排队中');
    await expect(panel.getByText('前面没有人了，有名额退回就轮到您')).toBeVisible();
  },
};
/** It was granted in the same moment: the server says why, and the page asks again. */
export const LeavingFails: Story = {
  args: { action: { kind: 'queued', place: queuedPlace() } },
  decorators: [inSale({ release: refused(409, '当前状态不能进行此操作', { rule: 'transitionRefused' }) })],
  play: async ({ args }) => {
    const panel = await sheet('排队中');
    await press(panel, '退出排队');
    await expect(await panel.findByRole('alert')).toHaveTextContent('当前状态不能进行此操作');
    await expect(args.onChanged).toHaveBeenCalled();
    await expect(panel.getByText('排队中，前面3人')).toBeVisible();
  },
};
export const Granted: Story = {
  args: { action: { kind: 'granted', place: flashPlace() } },
  play: async () => {
    const panel = await sheet();
    await expect(panel.getByRole('link', { name: '立即抢购' })).toHaveAttribute('href', '/order-form');
    await expect(panel.queryByText('使用日期')).not.toBeInTheDocument();
  },
};
/** Before the start a visitor is told to log in, and can be reminded. */
export const VisitorBeforeTheStart: Story = {
  args: {
    item: flashTicketIn('zh-Hans', { state: 'coming', timeStatus: 0, startsAtMs: Date.now() + 3_600_000 }),
    action: { kind: 'remind' },
  },
  decorators: [inSale({}, { member: false })],
  play: async ({ args }) => {
    const panel = await sheet();
    await expect(panel.getByText('现在登录并停留在此页，开抢时即可抢购')).toBeVisible();
    await press(panel, '日出专场票开始前提醒我');
    await expect(args.onRemind).toHaveBeenCalledWith(true);
  },
};
export const SoldOut: Story = {
  args: { item: flashTeaIn('zh-Hans', { state: 'soldOut', left: 0 }), action: { kind: 'soldOut' } },
  play: async () => {
    const panel = await sheet();
    await expect(panel.getByRole('button', { name: '已抢光' })).toBeDisabled();
  },
};
export const Offline: Story = {
  args: { disabled: true },
  play: async () => {
    const panel = await sheet();
    await expect(panel.getByRole('button', { name: '立即抢购' })).toBeDisabled();
  },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { item: flashRoomIn('en') },
  decorators: [inSale({}, { locale: 'en' })],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async () => {
    const panel = await sheet('Grab');
    await press(panel, /Oct 5$/);
    await expect(panel.getByRole('spinbutton', { name: 'Nights' })).toHaveValue('1');
    await expect(panel.getByText('Up to 1 an order and 1 a member')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
