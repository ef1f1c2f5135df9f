import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paintedPicture } from '../../stories/painted-hills';
import { Card } from '../card';
import { SearchLink } from '../search-bar';
import { HomeTheme } from './HomeTheme';

const theme = (color: string, backgroundImage = '') => ({
  isOpen: true,
  config: { color, backgroundImage, style: '' },
});

const meta = {
  title: 'Layout/HomeTheme',
  component: HomeTheme,
  args: {
    theme: theme('#7d2013'),
    children: (
      <div style={{ display: 'grid', gap: 16, padding: 16 }}>
        <h2 style={{ margin: 0 }}>青崖贺岁</h2>
        <SearchLink href="/pages/scenic-spot-home/scenic-spot-home">搜索景点</SearchLink>
        <Card title="新春灯会">正月初一至十五，夜游开放至 22:00。</Card>
      </div>
    ),
  },
} satisfies Meta<typeof HomeTheme>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pale words on a dark colour, whatever theme the visitor has. */
// conformance: ENT-06
export const DarkColour: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '青崖贺岁' }).closest('[data-theme]')).toHaveAttribute(
      'data-theme',
      'dark',
    );
  },
};
export const PaleColour: Story = { args: { theme: theme('#f5dfb5') } };
export const WithPicture: Story = { args: { theme: theme('#d8e6e2', paintedPicture(2).sources[0]?.url) } };
export const NotOpen: Story = { args: { theme: { ...theme('#7d2013'), isOpen: false } } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
