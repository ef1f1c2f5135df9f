import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cardsNowMs } from '../../../stories/annual-card-samples';
import { holderActivitiesIn } from '../../../stories/card-activity-samples';
import { HolderActivities } from './HolderActivities';

const meta = {
  title: 'Features/Annual card/HolderActivities',
  component: HolderActivities,
  args: { activities: holderActivitiesIn('zh-Hans'), nowMs: cardsNowMs },
} satisfies Meta<typeof HolderActivities>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What holders can join, with the next session; nobody joins here. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '持卡可参加的活动' })).toBeVisible();
    await expect(canvas.getByText('剩余12个名额 · 另有1场')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
/** A card without activities shows nothing. */
export const None: Story = {
  args: { activities: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
export const NarrowInEnglish: Story = {
  args: { activities: holderActivitiesIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 places left · 1 more session')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
