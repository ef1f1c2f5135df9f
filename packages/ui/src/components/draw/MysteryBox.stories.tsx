import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawArgs, drawStories } from '../../stories/draw-stories';
import { MysteryBox } from './MysteryBox';

const meta = {
  title: 'Inputs/MysteryBox',
  component: MysteryBox,
  args: drawArgs,
} satisfies Meta<typeof MysteryBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = drawStories({ start: '打开盲盒', startInEnglish: 'Open the box' });
export const Default: Story = stories.default;
export const Ready: Story = {};
export const Asking: Story = stories.asking;
export const Failed: Story = stories.failed;
export const Disabled: Story = { args: { disabled: true } };
export const NarrowInEnglish: Story = stories.narrowInEnglish;
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
