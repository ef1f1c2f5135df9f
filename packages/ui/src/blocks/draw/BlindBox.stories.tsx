import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { draw, marketNow, marketNowMs } from '../../stories/market-samples';
import { failed, loaded, offline, stillLoading } from '../../stories/resources';
import { BlindBox } from './BlindBox';

const meta = {
  title: 'Blocks/BlindBox',
  component: BlindBox,
  args: { draw: loaded(draw), onDraw: fn(async () => 'tea'), onShown: fn(), now: marketNow },
} satisfies Meta<typeof BlindBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('还有3次机会')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '打开盲盒' }));
    await expect(await canvas.findByText('抽中：明前茶一两')).toBeInTheDocument();
    await expect(args.onShown).toHaveBeenCalledWith('tea');
  },
};
export const Ready: Story = {};
export const Rules: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '活动规则' }));
    const dialog = within(await screen.findByRole('dialog', { name: '活动规则' }, { timeout: 5000 }));
    await expect(dialog.getByRole('button', { name: '我已阅读并同意' })).toBeVisible();
  },
};
export const NoChancesLeft: Story = {
  args: { draw: loaded({ ...draw, chancesLeft: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '打开盲盒' })).toBeDisabled();
  },
};
export const Over: Story = {
  args: { draw: loaded({ ...draw, endsAtMs: marketNowMs }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('活动已结束')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '打开盲盒' })).toBeDisabled();
  },
};
export const Loading: Story = { args: { draw: stillLoading } };
export const NothingThere: Story = { args: { draw: loaded(null) } };
export const Failed: Story = { args: { draw: failed } };
export const NoNetwork: Story = { args: { draw: offline } };
export const NarrowInEnglish: Story = {
  args: {
    draw: loaded({
      ...draw,
      name: 'Good luck of the autumn season, for every member',
      prizes: draw.prizes.map((prize) => ({ ...prize, name: `Prize with a long name: ${prize.id}` })),
    }),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
