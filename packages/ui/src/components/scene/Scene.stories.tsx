import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from './Scene';

const meta = { title: 'Display/Scene', component: Scene } satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const BrokenBridge: Story = { args: { kind: 'error' } };
export const Mist: Story = { args: { kind: 'offline' } };
export const LostWay: Story = { args: { kind: 'lost' } };
export const LargeText: Story = { globals: { textSize: 'large' } };
