import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { boxOrderIn } from '../../../stories/blind-box-samples';
import { orderHrefs } from '../../../stories/order-hrefs';
import { withSdk } from '../../../stories/sdk-fixture';
import { OrderDetailView } from './OrderDetailView';

const BOXES = '/packages/marketing/blind-box/blind-box?activeId=box-1';

const meta = {
  title: 'Features/Order/BoxOrder',
  component: OrderDetailView,
  decorators: [withSdk({ path: '/packages/order/order-details/order-details?id=order-9', member: true })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    order: boxOrderIn('zh-Hans'),
    hrefs: orderHrefs(BOXES),
    onChanged: fn(),
    onRefresh: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof OrderDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid: how many are to be opened, and the way there; unopened ones can be given back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('待开启2')).length).toBeGreaterThan(1);
    await expect(canvas.getByRole('link', { name: '去开盒' })).toHaveAttribute('href', BOXES);
    await expect(canvas.getByText('现在可退¥78', { exact: false })).toBeVisible();
    await expect(canvas.getByText('打开后奖品在“我的奖品”；15天内未开启的自动退款')).toBeVisible();
  },
};
/** All were opened: what was in them is among the prizes. */
export const AllOpened: Story = {
  args: {
    order: {
      ...boxOrderIn('zh-Hans', {
        ...{ toOpen: 0, opened: 3, refundableFen: 0, refundableUnits: [] },
        progress: ['over', 'over', 'over'],
      }),
      ...{ status: 2, phase: 'complete', canRefund: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已开启3')).toBeVisible();
    await expect(canvas.getByText('打开的奖品在“我的奖品”')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '去开盒' })).not.toBeInTheDocument();
  },
};
export const NarrowInEnglish: Story = {
  args: { order: boxOrderIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open them' })).toHaveAttribute('href', BOXES);
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
