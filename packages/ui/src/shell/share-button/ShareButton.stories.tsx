import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withSdk } from '../../stories/sdk-fixture';
import { spot } from '../../stories/spot-samples';
import { ShareButton } from './ShareButton';

const href = 'http://localhost/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1';
const sharing = createMemoryHost({ href });
const withoutShare = createMemoryHost({ href, shareEnds: 'unsupported' });
const ofMember = createMemoryHost({ href, storage: { token: 'token-1', isMember: '1' } });
const cancelling = createMemoryHost({ href, shareEnds: 'cancelled' });

const meta = {
  title: 'Layout/Shell/ShareButton',
  component: ShareButton,
  args: { title: spot.name, desc: spot.subtitle, picture: spot.picture },
  decorators: [withSdk({ options: { host: sharing } })],
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The host is given the page's own words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '分享' }));
    await expect(sharing.shared.at(-1)).toMatchObject({ title: '栖云岭', link: href });
  },
};

/** Of a product: the host's own sharing, a poster with the price, and the address. */
export const WithPoster: Story = {
  args: { poster: true, price: '¥68起' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '分享' }));
    await userEvent.click(await screen.findByRole('button', { name: /发送/ }));
    await expect(sharing.shared.at(-1)).toMatchObject({ title: '栖云岭 ¥68起', link: href });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    await userEvent.click(await screen.findByRole('button', { name: /海报/ }));
    await expect(await screen.findByRole('img', { name: /栖云岭/ })).toBeInTheDocument();
  },
};

/** A member's links say who shared them. */
export const OfAMember: Story = {
  args: { poster: true },
  decorators: [withSdk({ options: { host: ofMember } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '分享' }));
    await userEvent.click(await screen.findByRole('button', { name: /复制/ }));
    await expect(ofMember.copied.at(-1)).toBe(`${href}&C_share=ABCD2345`);
  },
};

/** Nothing here can share: the address is copied. */
export const CopiesInstead: Story = {
  decorators: [withSdk({ options: { host: withoutShare } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '分享' }));
    await expect(await canvas.findByText('链接已复制')).toBeInTheDocument();
    await expect(withoutShare.copied.at(-1)).toBe(href);
  },
};

/** Whoever thinks better of it is left alone. */
export const Cancelled: Story = {
  decorators: [withSdk({ options: { host: cancelling } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '分享' }));
    await expect(canvas.queryByText('链接已复制')).toBeNull();
    await expect(cancelling.copied).toHaveLength(0);
  },
};

/** A page that must not be shared has no button. */
export const NotToBeShared: Story = {
  decorators: [withSdk({ path: '/packages/annual-card/card-list/card-list' })],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
