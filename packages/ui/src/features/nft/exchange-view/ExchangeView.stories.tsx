import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pageOf } from '../../../stories/lottery-samples';
import { nftActivityIn, nftPieceIn, nftProductsIn, nftUsableIn } from '../../../stories/nft-samples';
import { dialog } from '../../../stories/opened';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { ExchangePending } from './ExchangePending';
import { ExchangeView } from './ExchangeView';

const asked = fn();

function onPage(
  answers: Answers['nft'] = {},
  locale: Locale = 'zh-Hans',
  network: Record<string, string> = {},
) {
  return withSdk({
    path: '/packages/nft/exchange-center/exchange-center?activityId=nft-1',
    member: true,
    sessionStorage: network,
    answers: {
      nft: {
        myCollections: () => pageOf(nftUsableIn(locale)),
        exchange(request) {
          asked(request);
          return {
            exchangeId: 'exchange-1',
            got: { kind: 'collection', id: 'piece-13', serialNo: 13 },
            leftCredits: 2,
          };
        },
        ...answers,
      },
    },
  });
}

const meta = {
  title: 'Features/Nft/ExchangeView',
  component: ExchangeView,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  beforeEach: () => void asked.mockClear(),
  args: {
    detail: nftActivityIn('zh-Hans'),
    products: nftProductsIn('zh-Hans'),
    openedId: '',
    onOpenedChange: fn(),
    onRefresh: fn(async () => undefined),
    hrefs: {
      activity: '/activity',
      verify: (id) => `/verify?back=${id}`,
      piece: (id) => `/piece?pieceId=${id}`,
      coupon: (id) => `/coupon?id=${id}`,
      prize: (id) => `/prize?id=${id}`,
    },
  },
  render: function Render(args) {
    const [openedId, setOpenedId] = useState(args.openedId);
    return (
      <ExchangeView
        {...args}
        openedId={openedId}
        onOpenedChange={(id) => {
          args.onOpenedChange(id);
          setOpenedId(id);
        }}
      />
    );
  },
} satisfies Meta<typeof ExchangeView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const scroll = '山河长卷';
const open = async (canvas: Canvas, name = '兑换：山河长卷') => {
  const [button] = await canvas.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
  return within(await dialog(name));
};

/** What each costs, what is left, and why one cannot be had. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article', { name: scroll });
    if (!first) return;
    await expect(within(first).getByText('3/2')).toBeVisible();
    await expect(within(first).getByText('剩余88/100')).toBeVisible();
    await expect(within(first).getByText('每人限1次，已兑0次')).toBeVisible();
    for (const why of ['兑换条件不足', '已兑完', '已达兑换次数上限', '兑换前请先完成实名认证'])
      await expect(canvas.getByText(why)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '兑换：手作茶席' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: `去认证，再兑换：${scroll}` })).toHaveAttribute(
      'href',
      '/verify?back=product-6',
    );
  },
};
/** The highest serial numbers are suggested and can be changed; what is used up cannot come back. */
export const FourForOne: Story = {
  play: async ({ args, canvas }) => {
    const sheet = await open(canvas);
    await expect(await sheet.findByText('所用藏品兑换后不可恢复')).toBeVisible();
    await expect(await sheet.findByRole('checkbox', { name: '编号204/5,000' })).toBeChecked();
    await expect(sheet.getByRole('checkbox', { name: '编号17/5,000' })).toBeChecked();
    const last = sheet.getByRole('checkbox', { name: '编号9/5,000' });
    await expect(last).not.toBeChecked();
    await userEvent.click(sheet.getByRole('checkbox', { name: '编号204/5,000' }));
    const confirm = sheet.getByRole('button', { name: '确认兑换' });
    await userEvent.click(confirm);
    await expect(await sheet.findByText('请选满所需数量的藏品')).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(last);
    await expect(sheet.getByText('云桥晨雾：已选2/2')).toBeVisible();
    await userEvent.click(confirm);
    const result = within(await dialog('兑换成功'));
    await expect(result.getByText('你的编号是13')).toBeVisible();
    await expect(result.getByRole('link', { name: '查看藏品' })).toHaveAttribute(
      'href',
      '/piece?pieceId=piece-13',
    );
    await expect(args.onRefresh).toHaveBeenCalled();
    const [request] = asked.mock.calls[0] ?? [];
    await expect(request.productId).toBe('product-1');
    await expect([...request.pieceIds].sort()).toEqual(['piece-17', 'piece-55', 'piece-9']);
    await expect(request.expectedCost).toEqual([
      { kind: 'collection', id: 'collection-1', amount: 2 },
      { kind: 'collection', id: 'collection-2', amount: 1 },
      { kind: 'credit', id: 'nft-1', amount: 1 },
    ]);
  },
};
/** Credits alone: nothing is chosen, and it is said all the same. */
export const ForCredits: Story = {
  play: async ({ canvas }) => {
    const sheet = await open(canvas, '兑换：云桥晨雾');
    await expect(await sheet.findByText('使用参与印记1枚')).toBeVisible();
    await expect(sheet.getByText('不使用藏品')).toBeVisible();
    const confirm = sheet.getByRole('button', { name: '确认兑换' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await expect(await dialog('兑换成功')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({
      ...{ productId: 'product-2', pieceIds: [] },
      expectedCost: [{ kind: 'credit', id: 'nft-1', amount: 1 }],
    });
  },
};
/** What the server refuses stands at the product. */
export const Refused: Story = {
  decorators: [onPage({ exchange: refused(409, '藏品状态已变化', { rule: 'pieceStateChanged' }) })],
  play: async ({ args, canvas }) => {
    const sheet = await open(canvas);
    await sheet.findByRole('checkbox', { name: '编号204/5,000' });
    await userEvent.click(sheet.getByRole('button', { name: '确认兑换' }));
    await expect(await canvas.findByText('藏品状态已变化')).toHaveRole('alert');
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};
/** No answer came: the sheet stays, and the same exchange can be sent again. */
export const LostAnswer: Story = {
  decorators: [onPage({ exchange: unreachable })],
  play: async ({ canvas }) => {
    const sheet = await open(canvas);
    await sheet.findByRole('checkbox', { name: '编号204/5,000' });
    await userEvent.click(sheet.getByRole('button', { name: '确认兑换' }));
    await expect(await sheet.findByRole('alert')).toBeVisible();
  },
};
/** Of a hundred pieces those in the box are in the document. */
export const ManyPieces: Story = {
  decorators: [
    onPage({
      myCollections: () =>
        pageOf([
          ...Array.from({ length: 100 }, (_, place) => nftPieceIn('zh-Hans', place + 1)),
          ...nftUsableIn('zh-Hans').slice(3),
        ]),
    }),
  ],
  args: { openedId: 'product-1' },
  play: async () => {
    const sheet = within(await dialog('兑换：山河长卷'));
    await expect(await sheet.findByRole('checkbox', { name: '编号100/5,000' })).toBeChecked();
    await expect(sheet.queryByRole('checkbox', { name: '编号1/5,000' })).not.toBeInTheDocument();
  },
};
export const PiecesOnTheirWay: Story = {
  decorators: [onPage({ myCollections: pending })],
  args: { openedId: 'product-1' },
  play: async () => {
    const sheet = within(await dialog('兑换：山河长卷'));
    await expect(sheet.getByRole('button', { name: '确认兑换' })).toBeDisabled();
  },
};
export const Nothing: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有可以兑换的')).toBeVisible();
  },
};
/** Nothing that writes while there is no network. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: '兑换：山河长卷' });
    await expect(button).toBeDisabled();
  },
};
export const Waiting: Story = { render: () => <ExchangePending /> };
export const WideOnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { detail: nftActivityIn('en'), products: nftProductsIn('en') },
  decorators: [onPage({}, 'en')],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const name = 'Exchange: The long scroll of hills and rivers';
    const sheet = await open(canvas, name);
    await expect(await sheet.findByText('What is used up cannot come back')).toBeVisible();
    await expect(await sheet.findByRole('checkbox', { name: 'No. 204 of 5,000' })).toBeChecked();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
