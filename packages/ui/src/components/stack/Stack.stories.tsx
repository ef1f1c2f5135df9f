import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Stack } from './Stack';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: [<Card key="a">松涛栈道</Card>, <Card key="b">镜湖夜泊</Card>, <Card key="c">古寺晨钟</Card>],
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Close: Story = { args: { gap: 2 } };
export const WithThePagesMargin: Story = { args: { inset: true }, parameters: { layout: 'fullscreen' } };
export const LargeText: Story = { globals: { textSize: 'large' } };
