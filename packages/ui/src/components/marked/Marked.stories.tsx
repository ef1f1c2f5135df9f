import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Marked } from './Marked';

const meta = {
  title: 'Display/Marked',
  component: Marked,
  args: { text: '云汤温泉谷', ranges: [[2, 4]] },
} satisfies Meta<typeof Marked>;
export default meta;
type Story = StoryObj<typeof meta>;

const marks = (root: HTMLElement) => [...root.querySelectorAll('mark')].map((mark) => mark.textContent);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['温泉']);
    await expect(canvasElement).toHaveTextContent('云汤温泉谷');
  },
};
export const SeveralOutOfOrder: Story = {
  args: {
    ranges: [
      [4, 5],
      [0, 1],
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['云', '谷']);
  },
};
/** Parts that overlap, are empty or lie outside never lose or double a letter. */
export const OddParts: Story = {
  args: {
    ranges: [
      [1, 3],
      [2, 4],
      [3, 3],
      [4, 99],
      [50, 60],
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('云汤温泉谷');
    await expect(marks(canvasElement)).toEqual(['汤温', '泉', '谷']);
  },
};
export const NothingMarked: Story = { args: { ranges: [] } };
export const NarrowInEnglish: Story = {
  args: { text: 'Cloudspring Valley Hot Spring Inn', ranges: [[19, 29]] },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
