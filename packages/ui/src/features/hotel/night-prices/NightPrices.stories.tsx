import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NightPrices } from './NightPrices';

const meta = {
  title: 'Features/Hotel/NightPrices',
  component: NightPrices,
  args: {
    nights: [
      { night: '2026-09-21', priceFen: 55_800 },
      { night: '2026-09-22', priceFen: 61_800 },
    ],
  },
} satisfies Meta<typeof NightPrices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('9月22日 星期二¥618');
  },
};
/** Only what is another price now has its old one, and both are named for who hears them. */
export const Changed: Story = {
  args: {
    before: [
      { night: '2026-09-21', priceFen: 55_800 },
      { night: '2026-09-22', priceFen: 52_800 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥528').tagName).toBe('S');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('原价¥528现价¥618');
    await expect(canvas.getAllByRole('listitem')[0]).not.toHaveTextContent('原价');
  },
};
export const NarrowInEnglish: Story = {
  ...Changed,
  play: undefined,
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { ...Changed, play: undefined, globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
