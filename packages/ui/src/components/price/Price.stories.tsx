import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './Price';

const meta = { title: 'Display/Price', component: Price, args: { fen: 12_850 } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The eye sees three sizes; a screen reader hears one amount. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥128.50')).toBeInTheDocument();
    await expect(canvas.getByText('128').closest('[aria-hidden="true"]')).not.toBeNull();
  },
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['small', 'medium', 'large', 'display'] as const).map((size) => (
        <Price key={size} fen={128_050} size={size} />
      ))}
      <Price fen={16_800} tone="text" />
    </div>
  ),
};

export const Lowest: Story = { args: { from: true, fen: 8_000 } };
export const LowestInEnglish: Story = {
  ...Lowest,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('from ¥80')).toBeInTheDocument();
  },
};
export const Reduced: Story = {
  args: { fen: 9_900, originalFen: 16_800, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('原价¥168')).toBeInTheDocument();
  },
};
export const Discount: Story = { args: { fen: -2_000 } };
export const Free: Story = { args: { fen: 0 } };
export const LargeText: Story = { ...Sizes, globals: { textSize: 'large' } };
export const NarrowWithLongText: Story = {
  args: { fen: 123_456_789, originalFen: 223_456_789, from: true },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: { fen: 123_456_789, originalFen: 223_456_789, from: true },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
