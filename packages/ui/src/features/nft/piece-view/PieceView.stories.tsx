import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { expect, userEvent } from 'storybook/test';
import { nftCertificate, nftCollectibleIn, nftPreviewsIn } from '../../../stories/nft-samples';
import { paintedPicture } from '../../../stories/painted-hills';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { PiecePending } from './PiecePending';
import { PieceView } from './PieceView';

const original = {
  url: paintedPicture(11).sources[0]?.url ?? '',
  fileName: 'bridge-17.webp',
  contentType: 'image/webp',
  bytes: 204_800,
  expiresAtMs: Date.now() + 300_000,
};

const onPage = (answers: Answers['nft'] = {}) =>
  withSdk({
    path: '/packages/nft/nft-collection/nft-collection?pieceId=piece-17',
    member: true,
    answers: { nft: { collectionsFile: () => ({ previews: [], original }), ...answers } },
  });

const without = { piece: null, certificate: null, fileTicket: null, ownedCount: 0 };
const own = (locale: Locale, state: 'pending' | 'failed') =>
  nftCollectibleIn(locale, {
    certificate: nftCertificate({ state, txId: null, atMs: null, lookUpUrl: null }),
  });

const meta = {
  title: 'Features/Nft/PieceView',
  component: PieceView,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    collectible: nftCollectibleIn('zh-Hans'),
    previews: nftPreviewsIn().slice(0, 1),
    hrefs: { spot: (id) => `/spot?id=${id}`, activity: (id) => `/activity?id=${id}`, mine: '/mine' },
  },
} satisfies Meta<typeof PieceView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A piece of the member: its number, its certificate and the check of it on this device. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已发行1,204/5,000')).toBeVisible();
    await expect(canvas.getByText('编号17/5,000')).toBeVisible();
    await expect(canvas.getByText('仅供收藏与展示，不可转让交易')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '校验' }));
    await expect(await canvas.findByText('校验一致')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '在存证网络查看' })).toHaveAttribute(
      'href',
      'https://ledger.example/tx/9c1185a5',
    );
  },
};
/** What is entered is not the hash of the record. */
export const CertificateWrong: Story = {
  args: {
    collectible: nftCollectibleIn('zh-Hans', { certificate: nftCertificate({ hash: '0'.repeat(64) }) }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '校验' }));
    await expect(await canvas.findByText('校验不一致')).toBeVisible();
  },
};
/** The record is whole, and about another piece. */
export const CertificateOfAnother: Story = {
  args: {
    collectible: nftCollectibleIn('zh-Hans', {
      piece: {
        ...{ pieceId: 'piece-18', collectionId: 'collection-1', serialNo: 18 },
        ...{ status: 'held', how: 'exchange', gotAtMs: 1_789_000_000_000 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '校验' }));
    await expect(await canvas.findByText('存证内容不是这一枚藏品，请联系客服')).toBeVisible();
  },
};
export const CertificatePending: Story = {
  args: { collectible: own('zh-Hans', 'pending') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('存证中')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '在存证网络查看' })).not.toBeInTheDocument();
  },
};
export const CertificateDelayed: Story = {
  args: { collectible: own('zh-Hans', 'failed') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('存证延迟，系统会继续尝试；藏品归属不受影响')).toBeVisible();
  },
};
/** The original comes by its ticket, for its holder alone. */
export const TheOriginal: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看原件' }));
    await expect(await canvas.findByRole('link', { name: '保存到本地（bridge-17.webp）' })).toHaveAttribute(
      'download',
    );
  },
};
export const OriginalRefused: Story = {
  decorators: [onPage({ collectionsFile: refused(404, '没有找到') })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看原件' }));
    await expect(await canvas.findByText('没有找到')).toHaveRole('alert');
  },
};
/** Used up: its number and certificate stay, the original is closed. */
export const Exchanged: Story = {
  args: {
    collectible: nftCollectibleIn('zh-Hans', {
      piece: {
        ...{ pieceId: 'piece-17', collectionId: 'collection-1', serialNo: 17 },
        ...{ status: 'exchanged', how: 'grant', gotAtMs: 1_789_000_000_000 },
      },
      fileTicket: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已兑换')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '查看原件' })).not.toBeInTheDocument();
  },
};
/** A collection of which the member has none: its previews, and the way to the activity. */
export const NotMine: Story = {
  args: { collectible: nftCollectibleIn('zh-Hans', without), previews: nftPreviewsIn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去看看活动' })).toHaveAttribute(
      'href',
      '/activity?id=nft-1',
    );
    await expect(canvas.getByRole('link', { name: '栖云岭' })).toHaveAttribute('href', '/spot?id=spot-1');
    await expect(canvas.queryByText('存证证书')).not.toBeInTheDocument();
  },
};
/** No preview could be had: its own picture is shown. */
export const WithoutPreviews: Story = { args: { previews: [] } };
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '查看原件' })).toBeDisabled();
  },
};
export const Waiting: Story = { render: () => <PiecePending /> };
export const WideOnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { collectible: nftCollectibleIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('To keep and show, not for trade')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify' }));
    await expect(await canvas.findByText('It agrees')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
