import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { Card } from '../card';
import { DesktopLayout } from './DesktopLayout';

const meta = {
  title: 'Layout/DesktopLayout',
  component: DesktopLayout,
  args: {
    brand: '云游',
    homeHref: '#home',
    items: [
      { href: '#home', label: '首页' },
      { href: '#me', label: '我的' },
    ],
    value: '#home',
    actions: <Button size="small">登录</Button>,
    footer: '云游旅行有限公司',
    children: (
      <main style={{ padding: 24 }}>
        <Card title="澄镜湖">湖面如镜，山在水里。</Card>
      </main>
    ),
  },
  parameters: { layout: 'fullscreen', width: false },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DesktopLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '主导航' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  },
};
/** On a phone the bar is not there; the tab bar leads. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
export const Plain: Story = { args: { actions: undefined, footer: undefined, value: undefined } };
export const LongTextInEnglish: Story = {
  args: {
    brand: 'Yunyou Landscapes and Rivers Travel',
    actions: <Button size="small">Log in</Button>,
    footer: 'Yunyou Travel Co., Ltd.',
    children: (
      <main style={{ padding: 24 }}>
        <Card title="Mirror Lake">Water like a mirror, with the hills in it.</Card>
      </main>
    ),
    items: ['Home', 'Scenic spots and tickets', 'Hotels and lodges', 'Annual cards', 'My trips'].map(
      (label) => ({
        href: `#${label}`,
        label,
      }),
    ),
  },
  globals: { locale: 'en' },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
