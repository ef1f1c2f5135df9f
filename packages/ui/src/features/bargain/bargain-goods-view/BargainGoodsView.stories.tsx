import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  bargainBathIn,
  bargainLargeTeaIn,
  bargainTeaIn,
  startedBargainIn,
} from '../../../stories/bargain-product-samples';
import { activityDetailIn } from '../../../stories/offer-samples';
import { dialog } from '../../../stories/opened';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { ActivityProductPending } from '../../activity/activity-product';
import { BargainGoodsView, type BargainGoodsViewProps } from './BargainGoodsView';

const path = '/packages/marketing/bargain-goods/bargain-goods?activeId=activity-8&activeType=8';
const asked = fn();
const started = startedBargainIn('zh-Hans');

/** The page of a member whose bargain is started, and whose agreement is taken, unless `answers` says otherwise. */
const onPage = (answers: Answers = {}) =>
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
      bargain: {
        start(request) {
          asked('start', request);
          return started;
        },
      },
      ...answers,
    },
  });
const refusing = (refusal: ReturnType<typeof refused>) => onPage({ bargain: { start: refusal } });

/** Keeps the option as the page's address would. */
function Page(props: BargainGoodsViewProps) {
  const [product, setProduct] = useState(props.product);
  return (
    <BargainGoodsView
      {...props}
      product={product}
      onOptionChange={(next) => {
        setProduct(next);
        props.onOptionChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Features/Bargain/BargainGoodsView',
  component: BargainGoodsView,
  render: (args) => <Page {...args} />,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  beforeEach: () => void asked.mockClear(),
  args: {
    product: bargainTeaIn('zh-Hans'),
    options: [bargainTeaIn('zh-Hans'), bargainLargeTeaIn('zh-Hans')],
    onOptionChange: fn(),
    myBargainId: null,
    activity: activityDetailIn('zh-Hans'),
    isAgreed: true,
    onStarted: fn(),
    onRefresh: fn(async () => undefined),
    hrefs: { own: (id) => `/bargain?bargainId=${id}`, mine: '/my-bargain', product: '/product?id=goods-1' },
  },
} satisfies Meta<typeof BargainGoodsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From where to where, how many, how the amounts are made; a bargain of another option is started. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '雾芽绿茶' })).toBeVisible();
    await expect(canvas.getByText('¥48')).toBeInTheDocument();
    await expect(canvas.getByText('起价¥128')).toBeVisible();
    await expect(canvas.getByText('需10人')).toBeVisible();
    await expect(canvas.getByText('剩6件')).toBeVisible();
    await expect(canvas.getByText('24小时内10人（含发起人）各砍一次，就到底价')).toBeVisible();
    await expect(canvas.getByText(/共可砍¥80，/)).toBeVisible();
    await expect(canvas.getByText(/随时可按砍到的价格购买/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '250克' }));
    await userEvent.click(await canvas.findByRole('button', { name: '发起砍价' }));
    await waitFor(() => expect(args.onStarted).toHaveBeenCalledWith('bargain-9'));
    await expect(asked.mock.calls).toEqual([
      [
        'start',
        {
          ...{ activityProductId: 'bargain-tea-250', productSpec: 'sku-2', rulesVersion: '5f0c1e2a' },
          clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      ],
    ]);
  },
};
/** The text by which anybody checks the amounts. */
export const HowToCheck: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '随机凭证说明' }));
    const text = within(await dialog('随机凭证说明'));
    await expect(text.getAllByRole('listitem')).toHaveLength(5);
    await expect(text.getByText(/HMAC-SHA256/)).toBeVisible();
  },
};
/** The first time the rules stand before the start; it goes on once they are agreed to. */
export const RulesFirst: Story = {
  args: { isAgreed: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发起砍价' }));
    const rules = within(await dialog('活动规则'));
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(rules.getByRole('button', { name: '我已阅读并同意' }));
    await waitFor(() => expect(args.onStarted).toHaveBeenCalledWith('bargain-9'));
    await expect(asked.mock.calls.map(([name]) => name)).toEqual(['agree', 'start']);
    await expect(canvas.getByRole('checkbox', { name: '我已阅读并同意' })).toBeChecked();
  },
};
/** Who closes the rules has agreed to nothing, and nothing is started. */
export const RulesClosed: Story = {
  args: { isAgreed: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发起砍价' }));
    await dialog('活动规则');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '活动规则' }));
    await userEvent.click(within(await dialog('活动规则')).getByRole('button', { name: '我已阅读并同意' }));
    await expect(canvas.getByRole('checkbox', { name: '我已阅读并同意' })).toBeChecked();
    await expect(asked).not.toHaveBeenCalled();
    await expect(args.onStarted).not.toHaveBeenCalled();
  },
};
/** The rules have changed meanwhile: they are read anew, and nothing is started. */
export const RulesChanged: Story = {
  args: { isAgreed: false },
  decorators: [refusing(refused(409, '活动规则已更新，请重新阅读', { rule: 'rulesChanged' }))],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '我已阅读并同意' }));
    await userEvent.click(canvas.getByRole('button', { name: '发起砍价' }));
    await expect(await canvas.findByText('活动规则已更新，请重新阅读')).toHaveRole('alert');
    await expect(canvas.getByRole('checkbox', { name: '我已阅读并同意' })).not.toBeChecked();
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(args.onStarted).not.toHaveBeenCalled();
  },
};
/** The member bargains for it already: the way to it takes the place of the start. */
export const RunningAlready: Story = {
  args: { myBargainId: 'bargain-3', isAgreed: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '继续砍价' })).toHaveAttribute(
      'href',
      '/bargain?bargainId=bargain-3',
    );
    await expect(canvas.queryByRole('button', { name: '发起砍价' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};
/** It was started on another device meanwhile: the page asks. */
export const StartedElsewhere: Story = {
  decorators: [refusing(refused(409, '你正在砍这件商品', { rule: 'bargainAlreadyRunning' }))],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发起砍价' }));
    await expect(await canvas.findByText('你正在砍这件商品')).toHaveRole('alert');
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};
/** As many run as can: said, with the way to them. */
export const AtTheLimit: Story = {
  decorators: [refusing(refused(422, '同时进行的砍价已达上限', { rule: 'bargainLimit' }))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发起砍价' }));
    await expect(await canvas.findByText('同时进行的砍价已达上限')).toHaveRole('alert');
    await expect(canvas.getByRole('link', { name: '查看我的砍价' })).toHaveAttribute('href', '/my-bargain');
  },
};
/** The last piece went while it was looked at. */
export const GoneMeanwhile: Story = {
  decorators: [refusing(refused(410, '已抢光', { rule: 'activitySoldOut' }))],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发起砍价' }));
    await expect(await canvas.findByText('已抢光')).toHaveRole('alert');
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};
/** More bargains run than there are pieces. */
export const Crowded: Story = {
  args: {
    product: bargainTeaIn('zh-Hans', {
      left: 3,
      bargain: { floorPriceFen: 4_800, people: 10, hours: 24, buyAnyTime: true, running: 7 },
    }),
    options: [],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('剩3件，7人正在砍，先到先得')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '发起砍价' })).toBeEnabled();
  },
};
/** Bought at the floor price only; the struck price says what it is. */
export const AtTheFloorOnly: Story = {
  args: { product: bargainBathIn('zh-Hans', { originalPriceFen: 15_800 }), options: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('砍到底价后才能购买')).toBeVisible();
    await expect(canvas.getByText(/活动前7日最低价/)).toHaveTextContent('¥158');
    await expect(canvas.getByText('剩20件以上')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '规格' })).not.toBeInTheDocument();
  },
};
export const BeforeTheStart: Story = {
  args: {
    product: bargainTeaIn('zh-Hans', { state: 'coming', timeStatus: 0, startsAtMs: Date.now() + 3_600_000 }),
    isAgreed: false,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '发起砍价' })).toBeDisabled();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};
/** It begins in front of the person: the page asks, and switches to nothing by itself. */
export const Begins: Story = {
  render: (args) => (
    <Page
      {...args}
      product={bargainTeaIn('zh-Hans', {
        ...{ state: 'coming', timeStatus: 0 },
        startsAtMs: Date.now() + 1_000,
      })}
    />
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalled(), { timeout: 5_000 });
    await expect(canvas.getByRole('button', { name: '发起砍价' })).toBeDisabled();
  },
};
export const SoldOut: Story = {
  args: { product: bargainTeaIn('zh-Hans', { state: 'soldOut', soldShare: 1, left: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已抢光')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '发起砍价' })).toBeDisabled();
  },
};
/** Every piece is kept or being paid. */
export const AllKept: Story = {
  args: { product: bargainTeaIn('zh-Hans', { state: 'waiting', left: 0, mayReturn: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('都在保留或付款中，可能放出')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '发起砍价' })).toBeDisabled();
  },
};
/** The activity is over; a bargain of the member's own has its own time. */
export const Over: Story = {
  args: {
    product: bargainTeaIn('zh-Hans', { state: 'over', timeStatus: 2 }),
    myBargainId: 'bargain-3',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('活动已结束')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '继续砍价' })).toBeVisible();
  },
};
/** Without a network what was there can be read, and nothing can be sent. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '发起砍价' })).toBeDisabled();
  },
};
export const Waiting: Story = { render: () => <ActivityProductPending /> };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: {
    product: bargainTeaIn('en'),
    options: [bargainTeaIn('en'), bargainLargeTeaIn('en')],
    activity: activityDetailIn('en'),
    isAgreed: false,
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Needs 10 people')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start a bargain' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'I have read and agree' })).not.toBeChecked();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
