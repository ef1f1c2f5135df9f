import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawArgs, drawStories } from '../../stories/draw-stories';
import { Turntable } from './Turntable';

const meta = {
  title: 'Inputs/Turntable',
  component: Turntable,
  args: drawArgs,
} satisfies Meta<typeof Turntable>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = drawStories({ start: '抽奖', startInEnglish: 'Draw' });
export const Default: Story = stories.default;
export const Ready: Story = {};
export const Asking: Story = stories.asking;
export const Failed: Story = stories.failed;
export const Disabled: Story = { args: { disabled: true } };
export const NarrowInEnglish: Story = stories.narrowInEnglish;
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
