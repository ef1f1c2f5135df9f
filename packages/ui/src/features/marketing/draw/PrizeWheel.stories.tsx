import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawBlockArgs, drawBlockStories } from '../../../stories/draw-stories';
import { PrizeWheel } from './PrizeWheel';

const meta = {
  title: 'Features/Marketing/PrizeWheel',
  component: PrizeWheel,
  args: drawBlockArgs,
} satisfies Meta<typeof PrizeWheel>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = drawBlockStories({ start: '抽奖' });
export const Default: Story = stories.default;
export const Ready: Story = {};
export const Rules: Story = stories.rules;
export const NoChancesLeft: Story = stories.noChancesLeft;
export const Over: Story = stories.over;
export const Loading: Story = stories.loading;
export const NothingThere: Story = stories.nothingThere;
export const Failed: Story = stories.failed;
export const NoNetwork: Story = stories.noNetwork;
export const NarrowInEnglish: Story = stories.narrowInEnglish;
export const Wide: Story = stories.wide;
export const LargeText: Story = { globals: { textSize: 'large' } };
