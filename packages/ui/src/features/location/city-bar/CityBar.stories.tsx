import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CityBar } from './CityBar';

const meta = {
  title: 'Features/Location/CityBar',
  component: CityBar,
  args: { city: '澄岚市', onOpen: fn() },
} satisfies Meta<typeof CityBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '澄岚市，更换城市' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const NarrowInEnglish: Story = {
  args: { city: 'Xishuangbanna Dai Autonomous Prefecture' },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /, change city$/ })).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
