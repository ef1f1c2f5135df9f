import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BreakdownList } from './BreakdownList';

const meta = {
  title: 'Display/BreakdownList',
  component: BreakdownList,
  args: {
    items: [
      { key: 'adult', label: '成人票', quantity: 2, amountFen: 33_600 },
      { key: 'child', label: '儿童票', quantity: 1, amountFen: 8_400 },
      { key: 'full', label: '满 400 减 20', amountFen: -2_000 },
    ],
    totalFen: 40_000,
  },
} satisfies Meta<typeof BreakdownList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-¥20')).toBeInTheDocument();
    await expect(canvas.getByText('¥400')).toBeInTheDocument();
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        key: 'a',
        label: 'Blue Cliff sea of clouds, adult, with return trip by cable car',
        quantity: 12,
        amountFen: 1_201_650,
      },
      { key: 'b', label: 'Group of ten and more', amountFen: -120_165 },
    ],
    totalFen: 1_081_485,
  },
  globals: { locale: 'en' },
  parameters: { width: 300 },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
