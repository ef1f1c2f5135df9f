import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BoxUnit, Locale } from '@yunyou/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  blindBoxIn,
  boxLedgerIn,
  boxRecordIn,
  boxStandingIn,
  boxUnitIn,
  boxUnitsIn,
  openedUnitIn,
  pityRecordIn,
  stoppedBoxIn,
} from '../../../stories/blind-box-samples';
import { pageOf } from '../../../stories/lottery-samples';
import { dialog } from '../../../stories/opened';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { BlindBoxPending } from './BlindBoxPending';
import { BlindBoxView } from './BlindBoxView';

const asked = fn();

const openingOf = (unit: BoxUnit) => ({ unit, toOpen: 1, misses: 0, pityIn: 12, nowMs: Date.now() });

/** The page of a member, in a language; what they open is the pine, then a hidden bridge, unless `answers` say otherwise. */
function onPage(answers: Answers['blindBox'] = {}, locale: Locale = 'zh-Hans', member = true) {
  return withSdk({
    path: '/packages/marketing/blind-box/blind-box?activeId=box-1',
    member,
    answers: {
      activityRules: {
        agree(request) {
          asked('agree', request);
          return null;
        },
      },
      blindBox: {
        detail: blindBoxIn(locale),
        standing: boxStandingIn(),
        mine: { ...pageOf(boxUnitsIn(locale)), nowMs: 1 },
        ledger: pageOf(boxLedgerIn(locale)),
        open(request) {
          asked('open', request);
          const place = Number(request.unitId.slice(-1));
          return openingOf(openedUnitIn(locale, place, place === 3 ? pityRecordIn(locale) : undefined));
        },
        ageStatement(request) {
          asked('statement', request);
          return { allowed: true };
        },
        ...answers,
      },
    },
  });
}

const meta = {
  title: 'Features/BlindBox/BlindBoxView',
  component: BlindBoxView,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  beforeEach: () => void asked.mockClear(),
  args: {
    set: blindBoxIn('zh-Hans'),
    onRefresh: fn(async () => undefined),
    onBuy: fn(),
    hrefs: {
      refund: (orderId) => `/refund?orderId=${orderId}`,
      prize: (id) => `/my-prize?id=${id}`,
      prizes: '/my-prize',
    },
  },
} satisfies Meta<typeof BlindBoxView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const buy = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: '购买盲盒' }));
const openOne = { name: '打开盲盒' };
const enabled = (element: HTMLElement) => waitFor(() => expect(element).toBeEnabled());

/** What is in it, what it costs, what is promised; as many as are chosen lead to their order. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('再开8盒必得隐藏款')).toBeVisible();
    await expect(canvas.getByText('剩余144/144盒')).toBeVisible();
    await expect(canvas.getByText('隐藏款12/12')).toBeVisible();
    await expect(canvas.getByText('未满8周岁不得购买，8至17周岁须监护人同意')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /增加/ }));
    await buy(canvas);
    await waitFor(() => expect(args.onBuy).toHaveBeenCalledWith(2));
    await expect(asked).not.toHaveBeenCalled();
  },
};
/** Odds are a real table, open without a tap. */
export const Odds: Story = {
  args: { set: stoppedBoxIn('zh-Hans') },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    await expect(table.getAllByRole('columnheader')).toHaveLength(5);
    const fan = within(table.getByRole('row', { name: /竹骨团扇/ }));
    await expect(fan.getByRole('cell', { name: '6.383%' })).toBeVisible();
    const gone = within(table.getByRole('row', { name: /月桥（隐藏款）/ }));
    await expect(gone.getByRole('cell', { name: '0%' })).toBeVisible();
    await expect(gone.getByText('已发完')).toBeVisible();
    await expect(gone.queryByText(/抽到时得/)).not.toBeInTheDocument();
  },
};
/** One box, behind its suspense: what was in it, its value, its record. */
export const OpenOne: Story = {
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', openOne);
    await enabled(button);
    await userEvent.click(button);
    const record = await canvas.findByRole(
      'button',
      { name: '再看凭证：迎客松（第2盒）' },
      { timeout: 5_000 },
    );
    await expect(canvas.getByText('抽中：迎客松')).toHaveRole('status');
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(asked.mock.calls).toEqual([
      [
        'open',
        {
          ...{ unitId: 'unit-2', commitment: args.set.commitment },
          clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      ],
    ]);
    await userEvent.click(record);
    await expect(await within(await dialog('公平性验证')).findByText('核对一致')).toBeVisible();
  },
};
/** All of them: one draw after the other, and each result is said. */
export const OpenAll: Story = {
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('button', { name: '全部打开（2）' });
    await enabled(all);
    await userEvent.click(all);
    await expect(await canvas.findByText('2/2：月桥，价值¥199')).toHaveRole('status');
    await expect(canvas.getByRole('link', { name: '查看奖品：月桥（第3盒）' })).toHaveAttribute(
      'href',
      '/my-prize?id=prize-17',
    );
    await expect(asked.mock.calls.map(([, { unitId }]) => unitId)).toEqual(['unit-2', 'unit-3']);
    await expect(canvas.getByRole('button', openOne)).toBeDisabled();
  },
};
/** It stops at the first that fails, and says so. */
export const StopsAtAFailure: Story = {
  decorators: [
    onPage({
      open: ({ unitId }) =>
        unitId === 'unit-3'
          ? refused(409, '页面已更新，请重新抽取', { rule: 'seedChanged' })
          : openingOf(openedUnitIn('zh-Hans', 2)),
    }),
  ],
  play: async ({ args, canvas }) => {
    const all = await canvas.findByRole('button', { name: '全部打开（2）' });
    await enabled(all);
    await userEvent.click(all);
    await expect(await canvas.findByText('已打开1盒，后面的没有打开：页面已更新，请重新抽取')).toHaveRole(
      'status',
    );
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};
/** No answer came: the same box is asked for again, with the same bytes. */
export const LostAnswer: Story = {
  decorators: [onPage({ open: unreachable })],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', openOne);
    await enabled(button);
    await userEvent.click(button);
    await expect(await canvas.findByText(/没有收到结果/)).toHaveRole('status');
    await enabled(button);
  },
};
/** Before the first opening: what is opened is not returned. */
export const TickFirst: Story = {
  decorators: [onPage({ standing: boxStandingIn({ openingAgreed: false }) })],
  play: async ({ canvas }) => {
    const tick = await canvas.findByRole('checkbox', { name: '我知道：开启后不支持七日无理由退货' });
    const button = canvas.getByRole('button', openOne);
    await expect(button).toBeDisabled();
    await userEvent.click(tick);
    await enabled(button);
    await userEvent.click(button);
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('open', expect.objectContaining({ openingAgreed: true })),
    );
  },
};
/** Unopened ones are given back; one that is on its way back is neither opened nor given back. */
export const Refund: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /退款：.*购买的盲盒/ });
    await expect(links).toHaveLength(2);
    await expect(links[0]).toHaveAttribute('href', '/refund?orderId=order-2');
    await expect(canvas.getByText('退款中')).toBeVisible();
  },
};
/** The rules come first, once; then the order. */
export const RulesFirst: Story = {
  decorators: [onPage({ standing: boxStandingIn({ agreed: false }) })],
  play: async ({ args, canvas }) => {
    await canvas.findByText('再开8盒必得隐藏款');
    await buy(canvas);
    const rules = within(await dialog('活动规则'));
    await userEvent.click(rules.getByRole('button', { name: '我已阅读并同意' }));
    await waitFor(() => expect(args.onBuy).toHaveBeenCalledWith(1));
    await expect(asked).toHaveBeenCalledWith('agree', { activeId: 'box-1', rulesVersion: '5f0c1e2a' });
  },
};
/** The age is stated before the first purchase, which then goes on. */
export const AgeFirst: Story = {
  decorators: [onPage({ standing: boxStandingIn({ age: 'unknown' }) })],
  play: async ({ args, canvas }) => {
    await canvas.findByText('再开8盒必得隐藏款');
    await buy(canvas);
    const sheet = within(await dialog('年龄声明'));
    await userEvent.click(sheet.getByRole('button', { name: /出生日期/ }));
    const wheels = within(await dialog('出生日期'));
    const years = within(wheels.getByRole('listbox', { name: '年' }));
    await userEvent.click(years.getByRole('option', { name: '1990年' }));
    await userEvent.click(wheels.getByRole('button', { name: '确认' }));
    await userEvent.click(sheet.getByRole('button', { name: '提交声明' }));
    await waitFor(() => expect(args.onBuy).toHaveBeenCalledWith(1));
    await expect(asked.mock.calls[0]?.[0]).toBe('statement');
  },
};
/** Today's limit is reached: said before anything is chosen. */
export const LimitReached: Story = {
  decorators: [onPage({ standing: boxStandingIn({ canBuy: 0 }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('今天已达购买上限，请理性消费')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '购买盲盒' })).toBeDisabled();
  },
};
/** Everything but one's own boxes; buying asks for the login. */
export const Visitor: Story = {
  decorators: [onPage({}, 'zh-Hans', false)],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('登录后可以打开自己的盲盒')).toBeVisible();
    await expect(canvas.getByText('连续12盒之内必得隐藏款')).toBeVisible();
    await buy(canvas);
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};
/** All hidden items are out: no more are sold, the member's own stay. */
export const Stopped: Story = {
  args: { set: stoppedBoxIn('zh-Hans') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('隐藏款已全部抽出，本盒停售')).toBeVisible();
    await expect(await canvas.findByText('你未开启的盲盒可以照常打开或退款')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '购买盲盒' })).toBeDisabled();
    await enabled(await canvas.findByRole('button', openOne));
  },
};
export const SoldOut: Story = {
  args: { set: blindBoxIn('zh-Hans', { saleState: 'soldOut', left: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已售完，有人退款时还能再买')).toBeVisible();
  },
};
export const NotBegun: Story = {
  args: {
    set: blindBoxIn('zh-Hans', { saleState: 'coming', timeStatus: 0, startsAtMs: Date.now() + 3_600_000 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '购买盲盒' })).toBeDisabled();
  },
};
export const Over: Story = {
  args: { set: blindBoxIn('zh-Hans', { saleState: 'over', timeStatus: 2, left: 0 }) },
  decorators: [
    onPage({
      standing: boxStandingIn({ toOpen: 0 }),
      mine: { ...pageOf([openedUnitIn('zh-Hans', 1, boxRecordIn('zh-Hans', { forced: true }))]), nowMs: 1 },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('活动已结束')).toBeVisible();
    await expect(await canvas.findByText('测试环境，结果由人工指定')).toBeVisible();
    await expect(canvas.queryByRole('button', openOne)).not.toBeInTheDocument();
  },
};
export const NothingYet: Story = {
  args: { set: blindBoxIn('zh-Hans', { opened: 0 }) },
  decorators: [
    onPage({ standing: boxStandingIn({ toOpen: 0 }), mine: { ...pageOf([]), nowMs: 1 }, ledger: pageOf([]) }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有盲盒')).toBeVisible();
    await expect(await canvas.findByText('还没有人开盒')).toBeVisible();
  },
};
/** Nothing that writes while there is no network. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '购买盲盒' })).toBeDisabled();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const Waiting: Story = { render: () => <BlindBoxPending /> };
export const WideOnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { set: blindBoxIn('en') },
  decorators: [onPage({ mine: { ...pageOf([boxUnitIn('en', 2), openedUnitIn('en', 1)]), nowMs: 1 } }, 'en')],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Open the box' });
    await enabled(button);
    await userEvent.click(button);
    await expect(
      await canvas.findByRole('button', { name: 'Its record: Old pine, box 2' }, { timeout: 5_000 }),
    ).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
