import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, OwnLottery, ResponseOf } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  drawProofIn,
  drawRecordIn,
  goneRecordIn,
  lotteryIn,
  pageOf,
  winnersIn,
} from '../../../stories/lottery-samples';
import { dialog } from '../../../stories/opened';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { LotteryPending } from './LotteryPending';
import { LotteryView, type LotteryViewProps } from './LotteryView';

const path = '/packages/marketing/lottery/lottery?activeId=draw-1&activeType=5';
const asked = fn();

const drawn = (record = drawRecordIn('zh-Hans')): ResponseOf<'lottery', 'draw'> => ({
  record,
  ...{ chancesLeft: 2, nowMs: Date.now() },
});

/** The page of a member, in a language; what they draw is a stamp album unless `answers` say otherwise. */
const onPage = (answers: Answers['lottery'] = {}, locale: Locale = 'zh-Hans') =>
  withSdk({
    path,
    member: true,
    answers: {
      activityRules: {
        agree(request) {
          asked('agree', request);
          return null;
        },
      },
      lottery: {
        draw(request) {
          asked('draw', request);
          return drawn(drawRecordIn(locale));
        },
        records: () => ({ ...pageOf([drawRecordIn(locale, 3), drawRecordIn(locale, 0)]), nowMs: 1 }),
        winners: () => pageOf(winnersIn(locale)),
        proof: () => drawProofIn(locale),
        ...answers,
      },
    },
  });

/** Knows what was drawn once it is asked anew, as the page does. */
function Page(props: LotteryViewProps) {
  const [lottery, setLottery] = useState<OwnLottery>(props.lottery);
  return (
    <LotteryView
      {...props}
      lottery={lottery}
      onRefresh={async () => {
        setLottery((now) => ({ ...now, drawsDone: now.drawsDone + 1, agreed: true }));
        await props.onRefresh();
      }}
    />
  );
}

const meta = {
  title: 'Features/Lottery/LotteryView',
  component: LotteryView,
  render: (args) => <Page {...args} />,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  beforeEach: () => void asked.mockClear(),
  args: {
    lottery: lotteryIn('zh-Hans'),
    onRefresh: fn(async () => undefined),
    hrefs: {
      share: '/lottery?ic=ABCD2345',
      tasks: '/tasks',
      prize: (id) => `/my-prize?id=${id}`,
      prizes: '/my-prize',
      coupons: '/coupons',
    },
  },
} satisfies Meta<typeof LotteryView>;
export default meta;
type Story = StoryObj<typeof meta>;

const start = { name: '抽奖' };

/** A chance is used; what was drawn is told once the stage has shown it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('还有3次机会')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', start));
    const result = within(await dialog('恭喜中奖'));
    await expect(result.getByText('集章本')).toBeVisible();
    await expect(result.getByText('价值¥29')).toBeVisible();
    await expect(result.getByRole('link', { name: '去领取' })).toHaveAttribute(
      'href',
      '/my-prize?id=prize-4',
    );
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(asked.mock.calls).toEqual([
      [
        'draw',
        {
          ...{ activeId: 'draw-1', rulesVersion: '5f0c1e2a', commitment: args.lottery.commitment },
          clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      ],
    ]);
    await userEvent.click(result.getByRole('button', { name: '知道了' }));
    await expect(await canvas.findByText('还有2次机会')).toBeInTheDocument();
  },
};
/** Probabilities are a real table; what is all given says so, and what its share gives. */
export const Odds: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    await expect(table.getAllByRole('columnheader')).toHaveLength(5);
    const first = within(table.getByRole('row', { name: /山居一夜/ }));
    await expect(first.getByRole('cell', { name: '0.005%' })).toBeVisible();
    await expect(first.getByRole('cell', { name: '¥1,280' })).toBeVisible();
    await expect(first.getByText('每人最多1份')).toBeVisible();
    const gone = within(table.getByRole('row', { name: /竹骨团扇/ }));
    await expect(gone.getByText('已发完')).toBeVisible();
    await expect(gone.getByText('抽到时得：谢谢参与')).toBeVisible();
    await expect(table.getByRole('cell', { name: '59.795%' })).toBeVisible();
  },
};
/** The rules come first, once; the draw goes on when they are agreed to. */
export const RulesFirst: Story = {
  args: { lottery: lotteryIn('zh-Hans', { agreed: false }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', start));
    const rules = within(await dialog('活动规则'));
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(rules.getByRole('button', { name: '我已阅读并同意' }));
    await expect(within(await dialog('恭喜中奖')).getByText('集章本')).toBeVisible();
    await expect(asked.mock.calls.map(([what]) => what)).toEqual(['agree', 'draw']);
  },
};
/** The rules are put away: nothing was drawn, and nothing is said of it. */
export const RulesPutAway: Story = {
  args: { lottery: lotteryIn('zh-Hans', { agreed: false }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', start));
    await userEvent.click(within(await dialog('活动规则')).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(canvas.getByRole('button', start)).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.queryByText(/没有抽成/)).not.toBeInTheDocument();
    await expect(asked).not.toHaveBeenCalled();
  },
};
/** No answer came: the same is asked again, and uses no further chance. */
export const LostAnswer: Story = {
  decorators: [onPage({ draw: unreachable })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', start));
    await expect(await canvas.findByText(/没有收到结果/)).toHaveRole('status');
    await expect(canvas.getByRole('button', start)).toBeEnabled();
  },
};
/** The day has changed: the page is asked anew. */
export const PageTooOld: Story = {
  decorators: [onPage({ draw: refused(409, '页面已更新，请重新抽取', { rule: 'seedChanged' }) })],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', start));
    await expect(await canvas.findByText('页面已更新，请重新抽取')).toBeVisible();
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};
/** Nothing was won, for what was drawn had gone: the reason stands there. */
export const AllGiven: Story = {
  decorators: [onPage({ draw: () => drawn(goneRecordIn('zh-Hans')) })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', start));
    const result = within(await dialog('谢谢参与'));
    await expect(result.getByText('抽到「竹骨团扇」，已发完')).toBeVisible();
    await expect(result.getByText('还有2次机会')).toBeVisible();
    await expect(result.queryByRole('link')).not.toBeInTheDocument();
  },
};
/** A coupon is there at once. In a system for tests a roll can be set by hand, and says so. */
export const CouponByHand: Story = {
  decorators: [
    onPage({
      draw: () =>
        drawn(
          drawRecordIn('zh-Hans', 4, {
            forced: true,
            ...{ roll: 50_000, rolledPrizeId: 'p5', prizeOfMineId: 'prize-9' },
            prize: { id: 'p5', name: '满百减十', kind: 'coupon', valueFen: 1_000 },
          }),
        ),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', start));
    const result = within(await dialog('恭喜中奖'));
    await expect(result.getByRole('link', { name: '去使用' })).toHaveAttribute('href', '/coupons');
    await expect(result.getByText('测试环境，结果由人工指定')).toBeVisible();
  },
};
/** Without chances the way to tasks stands under the stage. */
export const NoChancesLeft: Story = {
  args: { lottery: lotteryIn('zh-Hans', { chancesLeft: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', start)).toBeDisabled();
    await expect(canvas.getAllByRole('link', { name: /做任务得机会/ })[0]).toHaveAttribute('href', '/tasks');
  },
};
/** The member's draws and the winners stand still; each draw can be checked. */
export const CheckADraw: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '核对第4次抽奖' }));
    const sheet = within(await dialog('公平性验证'));
    await expect(await sheet.findByText('核对一致')).toBeVisible();
    const winners = within(canvas.getByRole('region', { name: '中奖名单', hidden: true }));
    await expect(await winners.findByText('山居一夜')).toBeInTheDocument();
  },
};
/** What it has committed to for today. */
export const Commitment: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '公平性验证' }));
    const sheet = within(await dialog('公平性验证'));
    await expect(sheet.getByText('10月1日的承诺')).toBeVisible();
    await expect(sheet.getByText('630dcd29 66c43366', { exact: false })).toBeVisible();
  },
};
export const NobodyYet: Story = {
  decorators: [onPage({ records: () => ({ ...pageOf([]), nowMs: 1 }), winners: () => pageOf([]) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('你还没有抽过')).toBeVisible();
    await expect(await canvas.findByText('还没有人中奖')).toBeVisible();
  },
};
/** Type 7: another stage and another title. */
export const Wheel: Story = {
  args: { lottery: lotteryIn('zh-Hans', { activeType: 7, layout: 'wheel' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '大转盘' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', start));
    await expect(within(await dialog('恭喜中奖')).getByText('集章本')).toBeVisible();
  },
};
export const NotBegun: Story = {
  args: {
    lottery: lotteryIn('zh-Hans', {
      ...{ timeStatus: 0, startsAtMs: Date.now() + 3_600_000, endsAtMs: Date.now() + 90_000_000 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('距开始', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('button', start)).toBeDisabled();
  },
};
export const Over: Story = {
  args: { lottery: lotteryIn('zh-Hans', { timeStatus: 2, endsAtMs: Date.now() - 1_000 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('活动已结束')).toHaveRole('status');
    await expect(canvas.getByRole('button', start)).toBeDisabled();
    // Nothing brings chances any more.
    await expect(canvas.queryByRole('link', { name: /做任务得机会/ })).not.toBeInTheDocument();
  },
};
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', start)).toBeDisabled();
  },
};
export const Waiting: Story = { render: () => <LotteryPending /> };
export const WideOnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { lottery: lotteryIn('en') },
  decorators: [onPage({}, 'en')],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Draw' }));
    const result = within(await dialog('You have won'));
    await expect(result.getByRole('link', { name: 'Claim it' })).toBeVisible();
    await expect(result.getByText('Stamp album')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
/** Keyboard only, from the stage to the prize; the focus comes back to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', start);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await dialog('恭喜中奖');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
