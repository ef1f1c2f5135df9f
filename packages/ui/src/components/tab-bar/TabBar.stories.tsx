import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HouseIcon, UserRoundIcon } from '../../icons';
import { TabBar } from './TabBar';

const meta = {
  title: 'Navigation/TabBar',
  component: TabBar,
  args: {
    value: '/views/index/index',
    items: [
      { href: '/views/index/index', label: '首页', icon: <HouseIcon /> },
      { href: '/views/user-center/index', label: '我的', icon: <UserRoundIcon /> },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '我的' })).not.toHaveAttribute('aria-current');
  },
};
export const SecondTab: Story = { args: { value: '/views/user-center/index' } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const NarrowInEnglish: Story = {
  args: {
    items: [
      { href: '/views/index/index', label: 'Discover', icon: <HouseIcon /> },
      { href: '/views/user-center/index', label: 'My trips', icon: <UserRoundIcon /> },
    ],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
