import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { spotProfile, spotProfileIn } from '../../stories/spot-samples';
import { TextBlocks } from './TextBlocks';

const meta = {
  title: 'Display/TextBlocks',
  component: TextBlocks,
  args: { blocks: spotProfile.blocks },
} satisfies Meta<typeof TextBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What an operator writes is words: markup in it is shown, not run. */
export const Default: Story = {
  args: {
    blocks: [
      { type: 'heading', text: '云海何时有' },
      { type: 'paragraph', text: '雨后第二天清晨<img src=x onerror=alert(1)>最常见。' },
      { type: 'list', items: ['带一件外套', '天亮前上山'] },
      { type: 'notice', text: '大风时索道停运' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '云海何时有', level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(/<img src=x/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const WithPictures: Story = {};
export const NarrowInEnglish: Story = {
  args: { blocks: spotProfileIn('en').blocks },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'desktop' } } };
