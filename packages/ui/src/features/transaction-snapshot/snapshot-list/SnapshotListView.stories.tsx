import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { snapshotsIn } from '../../../stories/snapshot-samples';
import { SnapshotListView } from './SnapshotListView';

const path = '/packages/order/transaction-snapshot-list/transaction-snapshot-list?orderId=order-1';

const meta = {
  title: 'Features/Transaction snapshot/SnapshotListView',
  component: SnapshotListView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [withSdk({ path, member: true })],
  args: {
    snapshots: snapshotsIn('zh-Hans'),
    hrefs: { snapshot: (id) => `/snapshot?id=${id}`, order: '/order?id=order-1' },
  },
} satisfies Meta<typeof SnapshotListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The order first, then each of its lines. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /约定于/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/snapshot?id=snapshot-order',
      '/snapshot?id=snapshot-ticket',
      '/snapshot?id=snapshot-stay',
      '/snapshot?id=snapshot-service',
    ]);
  },
};
export const English: Story = { args: { snapshots: snapshotsIn('en') }, globals: { locale: 'en' } };
export const Nothing: Story = { args: { snapshots: [] } };
export const NothingInEnglish: Story = { args: { snapshots: [] }, globals: { locale: 'en' } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
