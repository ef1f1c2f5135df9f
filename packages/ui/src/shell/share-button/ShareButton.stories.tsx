import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, userEvent } from 'storybook/test';
import { withSdk } from '../../stories/sdk-fixture';
import { spot } from '../../stories/spot-samples';
import { ShareButton } from './ShareButton';

const href = 'http://localhost/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1';
const sharing = createMemoryHost({ href });
const withoutShare = createMemoryHost({ href, shareEnds: 'unsupported' });
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
