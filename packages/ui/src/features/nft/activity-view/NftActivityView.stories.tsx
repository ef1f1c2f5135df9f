import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { nftActivityIn, nftCollectionsIn, nftProgressIn } from '../../../stories/nft-samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { NftActivityView } from './NftActivityView';
import { NftPending } from './NftPending';

const onPage = withSdk({ path: '/packages/nft/nft-index/nft-index?id=nft-1', member: true });

const meta = {
  title: 'Features/Nft/NftActivityView',
  component: NftActivityView,
  decorators: [onPage],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    detail: nftActivityIn('zh-Hans'),
    progress: nftProgressIn('zh-Hans'),
    collections: nftCollectionsIn('zh-Hans'),
    onRefresh: fn(async () => undefined),
    hrefs: {
      ...{ exchange: '/exchange', verify: '/verify', mine: '/mine' },
      collection: (id) => `/collection?collectionId=${id}`,
      spot: (id) => `/spot?id=${id}`,
      activity: (id) => `/activity?id=${id}`,
    },
  },
} satisfies Meta<typeof NftActivityView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number of the member, the time that is left, credits, and a set of which two are missing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('第1,024位参与者')).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '藏品系列（3/5）' })).toBeVisible();
    await expect(canvas.getAllByText('未拥有')).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: /去镜湖/ })[0]).toHaveAttribute(
      'href',
      '/spot?id=spot-3',
    );
    await expect(canvas.queryByText('去认证')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /四季茶事/ })).toHaveAttribute(
      'href',
      '/activity?id=nft-2',
    );
    await expect(canvas.getByText('仅供收藏与展示，不可转让交易')).toBeVisible();
  },
};
/** Without the identity check: a line that leads there, and all the rest. */
export const NotVerified: Story = {
  args: { detail: nftActivityIn('zh-Hans', {}, { verified: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去认证' })).toHaveAttribute('href', '/verify');
    await expect(canvas.getByRole('link', { name: '兑换中心' })).toBeVisible();
  },
};
/** Nothing is missing for the next one. */
export const Ready: Story = {
  args: { progress: nftProgressIn('zh-Hans', { next: { productId: 'product-1', missing: [] } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '已可兑换，去兑换中心' })).toHaveAttribute(
      'href',
      '/exchange',
    );
  },
};
export const Coming: Story = {
  args: {
    detail: nftActivityIn(
      'zh-Hans',
      { timeStatus: 0, startsAtMs: Date.now() + 3_600_000 },
      { joined: null, credits: 0 },
    ),
    progress: nftProgressIn('zh-Hans', { userIndex: null, joinedAtMs: null, kinds: 0 }),
    collections: nftCollectionsIn('zh-Hans').map((one) => ({ ...one, ownedCount: 0 })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/距开始/)).toBeVisible();
    await expect(canvas.queryByText(/位参与者/)).not.toBeInTheDocument();
  },
};
/** It shows everything and exchanges nothing. */
export const Over: Story = {
  args: { detail: nftActivityIn('zh-Hans', { timeStatus: 2 }, { verified: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/活动已结束/)).toBeVisible();
    await expect(canvas.queryByText('去认证')).not.toBeInTheDocument();
    await expect(canvas.queryByText('离下一件还差')).not.toBeInTheDocument();
  },
};
export const NothingAnnounced: Story = {
  args: { collections: [], progress: nftProgressIn('zh-Hans', { kinds: 0, total: 0, next: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有公布藏品')).toBeVisible();
  },
};
export const Waiting: Story = { render: () => <NftPending /> };
export const WideOnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: {
    detail: nftActivityIn('en'),
    progress: nftProgressIn('en'),
    collections: nftCollectionsIn('en'),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Participant 1,024')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
