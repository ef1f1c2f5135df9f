import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Section } from './Section';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { title: '为你推荐', children: <Card>澄镜湖</Card> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMore: Story = { args: { more: { href: '/pages/license/license', label: '全部景区' } } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
