import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StayPrice } from './StayPrice';

const meta = {
  title: 'Features/Hotel/StayPrice',
  component: StayPrice,
  args: { nightFen: 29_800, totalFen: 119_200, nights: 2, rooms: 2, same: true },
} satisfies Meta<typeof StayPrice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The total of what was asked, for what it is, and what that comes to for a room and night. */
export const TwoRooms: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥1,192')).toBeInTheDocument();
    await expect(canvas.getByText('2晚2间')).toBeVisible();
    await expect(canvas.getByText('每间每晚¥298')).toBeVisible();
  },
};
/** Nights cost differently. */
export const OneRoom: Story = {
  args: { nightFen: 52_800, totalFen: 105_600, rooms: 1, same: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2晚1间')).toBeVisible();
    await expect(canvas.getByText('每晚均¥528')).toBeVisible();
  },
};
/** Said once: the total is a night's price. */
export const OneNight: Story = {
  args: { totalFen: 29_800, nights: 1, rooms: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1晚1间')).toBeVisible();
    await expect(canvas.queryByText(/每晚/)).not.toBeInTheDocument();
  },
};
/** A count and its word stay together in a narrow cell. */
export const NarrowCell: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 44 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('2晚2间'));
    await expect(range.getClientRects()).toHaveLength(1);
  },
};
export const WithoutDays: Story = {
  args: { totalFen: null, nights: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥298起')).toBeInTheDocument();
    await expect(canvas.getByText('每晚')).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  args: { same: false },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
