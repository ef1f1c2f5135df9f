import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Said } from '../../../stories/said';
import { withSdk } from '../../../stories/sdk-fixture';
import { BrowseCorner } from './BrowseCorner';

const shop = '/pages/shop-home/shop-home?supplierId=shop-1';

const withRun = (lapsesInMs = 600_000) =>
  withSdk({
    path: shop,
    sessionStorage: {
      'draft:browseRun': JSON.stringify({
        ...{ activeId: 'draw-1', taskRunId: 'run-1', href: shop },
        ...{ lookMs: 15_000, lapsesAtMs: Date.now() + lapsesInMs },
      }),
    },
  });

const meta = {
  title: 'Features/Lottery/BrowseCorner',
  component: BrowseCorner,
  decorators: [withRun()],
  render: (args) => (
    <>
      <p>
        <Said zh="山野集" en="Hill Market" />
      </p>
      <BrowseCorner {...args} />
    </>
  ),
  args: { url: shop, hrefOf: (activeId) => `/tasks?activeId=${activeId}` },
} satisfies Meta<typeof BrowseCorner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the page that is looked at, whatever else its address says. */
export const Default: Story = {
  args: { url: `${shop}&tab=goods` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', {}, { timeout: 5_000 })).toBeVisible();
  },
};
const nothing: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('山野集')).toBeVisible();
  await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
};
/** Another shop is another page. */
export const OtherPage: Story = {
  args: { url: '/pages/shop-home/shop-home?supplierId=shop-2' },
  play: nothing,
};
/** The run is worth nothing any more. */
export const Lapsed: Story = { decorators: [withRun(-1)], play: nothing };
export const NothingKept: Story = { decorators: [withSdk({ path: shop })], play: nothing };
