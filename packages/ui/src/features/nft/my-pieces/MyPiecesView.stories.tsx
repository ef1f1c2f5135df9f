import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, NftPiece } from '@yunyou/contract';
import { expect, fn, userEvent } from 'storybook/test';
import { pageOf } from '../../../stories/lottery-samples';
import { nftCollectibleIn, nftPieceIn, nftPiecesIn, nftPreviewsIn } from '../../../stories/nft-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { MyPiecesGrid } from './MyPiecesGrid';
import { MyPiecesView } from './MyPiecesView';

interface Situation {
  locale?: Locale;
  pieces?: NftPiece[];
  mine?: NonNullable<Answers['nft']>['myCollections'];
}

const onPage = ({ locale = 'zh-Hans', pieces = nftPiecesIn(locale, 7), mine }: Situation = {}) =>
  withSdk({
    path: '/packages/nft/my-collection/my-collection',
    member: true,
    answers: {
      nft: {
        myCollections: mine ?? (() => pageOf(pieces)),
        collectionsDetail: () => nftCollectibleIn(locale),
        collectionsFile: () => ({ previews: nftPreviewsIn(), original: null }),
      },
    },
  });

const meta = {
  title: 'Features/Nft/MyPiecesView',
  component: MyPiecesView,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    tab: 'held',
    onTabChange: fn(),
    shownId: '',
    onShow: fn(),
    hrefs: {
      piece: (id) => `/piece?pieceId=${id}`,
      current: '/activity',
      of: { spot: (id) => `/spot?id=${id}`, activity: (id) => `/activity?id=${id}`, mine: '/mine' },
    },
  },
} satisfies Meta<typeof MyPiecesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each with its number; a frozen one says so. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: /编号1\/10,000/ })).toHaveAttribute(
      'href',
      '/piece?pieceId=piece-1',
    );
    await expect(canvas.getByText('已冻结')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '已兑换' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('exchanged');
  },
};
export const Exchanged: Story = {
  args: { tab: 'exchanged' },
  decorators: [onPage({ pieces: [3, 8].map((no) => nftPieceIn('zh-Hans', no, { status: 'exchanged' })) })],
};
export const Empty: Story = {
  decorators: [onPage({ pieces: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有藏品')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去看看活动' })).toHaveAttribute('href', '/activity');
  },
};
/** Of ten thousand those that are seen are in the document. */
export const TenThousand: Story = {
  render: () => (
    <MyPiecesGrid
      label="藏品"
      pieces={nftPiecesIn('zh-Hans', 10_000)}
      hrefOf={(id) => `/piece?pieceId=${id}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /编号1\/10,000/ })).toBeVisible();
    await expect(canvas.getAllByRole('link').length).toBeLessThan(60);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000');
  },
};
export const NoNetwork: Story = { decorators: [onPage({ mine: unreachable })] };
export const Loading: Story = { decorators: [onPage({ mine: pending })] };
/** On a desktop the piece that is chosen is shown beside the others. */
export const BesideTheGrid: Story = {
  args: { shownId: 'piece-1' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('存证证书', {}, { timeout: 5_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /编号3\/10,000/ }));
    await expect(args.onShow).toHaveBeenCalledWith('piece-3');
  },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  decorators: [onPage({ locale: 'en' })],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /No\. 1 of 10,000/ })).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
