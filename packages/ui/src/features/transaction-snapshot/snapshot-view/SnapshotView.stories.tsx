import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import {
  orderSnapshot,
  serviceSnapshot,
  staySnapshot,
  tamperedSnapshot,
  ticketSnapshot,
} from '../../../stories/snapshot-samples';
import { SnapshotView } from './SnapshotView';

const path = '/packages/order/transaction-snapshot/transaction-snapshot?id=snapshot-order';

const meta = {
  title: 'Features/Transaction snapshot/SnapshotView',
  component: SnapshotView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [withSdk({ path, member: true, answers: { home: { phone: { telephone: '0600-5550100' } } } })],
  args: { snapshot: orderSnapshot },
} satisfies Meta<typeof SnapshotView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** This device finds it unchanged; the document is read in the other language without a translation. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('校验通过，内容未被更改')).toBeVisible();
    await expect(canvas.getByText(/^[0-9a-f]{8}( [0-9a-f]{8}){7}$/, { selector: 'p code' })).toBeVisible();
    await expect(canvas.getByText('用户服务协议')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(await canvas.findByText('Terms of service', {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByText('Order total')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '中文' }));
    await expect(await canvas.findByText('用户服务协议')).toBeVisible();
  },
};

/** What is saved is the text that the hash is of, byte for byte. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('校验通过，内容未被更改');
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('blob:snapshot');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    try {
      await userEvent.click(canvas.getByRole('button', { name: '保存为 JSON' }));
      await waitFor(() => expect(clicked).toHaveBeenCalled());
      const blob = made.mock.calls[0]?.[0] as Blob;
      await expect(await blob.text()).toBe(orderSnapshot.canonical);
      const anchor = clicked.mock.contexts[0] as HTMLAnchorElement;
      await expect(anchor.download).toBe('snapshot-202512111234567890.json');
    } finally {
      made.mockRestore();
      clicked.mockRestore();
    }
  },
};

/** Somebody has changed it in the database: the telephone is at hand. */
export const Tampered: Story = {
  args: { snapshot: tamperedSnapshot },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('校验失败')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '致电 0600-5550100' })).toHaveAttribute(
      'href',
      'tel:0600-5550100',
    );
  },
};
export const TamperedInEnglish: Story = {
  args: { snapshot: tamperedSnapshot },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Does not match')).toBeVisible();
  },
};
export const Unreadable: Story = {
  args: { snapshot: { ...orderSnapshot, canonical: '{' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('快照内容无法读取')).toBeVisible();
  },
};
export const English: Story = { globals: { locale: 'en' } };
export const Ticket: Story = {
  args: { snapshot: ticketSnapshot },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('约定条款')).toBeVisible();
    await expect(canvas.getByText(/18:00/)).toBeVisible();
  },
};
export const Stay: Story = {
  args: { snapshot: staySnapshot },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('栖云山居')).toBeVisible();
    await expect(canvas.getByText('退款阶梯 3')).toBeVisible();
    await expect(canvas.getByText('取消时限 2')).toBeVisible();
  },
};
export const StayInEnglish: Story = { args: { snapshot: staySnapshot }, globals: { locale: 'en' } };
export const Service: Story = { args: { snapshot: serviceSnapshot } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Desktop: Story = {
  args: { snapshot: ticketSnapshot },
  globals: { viewport: { value: 'desktop' } },
};
