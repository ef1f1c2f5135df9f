import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, withSdk } from '../../../stories/sdk-fixture';
import { FavoriteButton } from './FavoriteButton';

const path = '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1';
const flag = (favorite: boolean) => [{ kind: 'spot' as const, id: 'spot-1', favorite }];
const forMember = (favorite: NonNullable<Answers['favorite']>) =>
  withSdk({ member: true, path, answers: { favorite } });

const meta = {
  title: 'Features/Favorite/FavoriteButton',
  component: FavoriteButton,
  decorators: [
    forMember({ state: flag(false), set: ({ favorite }) => ({ favorite, count: favorite ? 1 : 0 }) }),
  ],
  args: { kind: 'spot', id: 'spot-1', name: '栖云岭' },
} satisfies Meta<typeof FavoriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const heart = (canvas: Canvas, pressed: boolean) =>
  canvas.findByRole('button', { name: '收藏栖云岭', pressed });

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await heart(canvas, false));
    await userEvent.click(await heart(canvas, true));
    await expect(await heart(canvas, false)).toBeVisible();
    await expect(await screen.findByText('已取消收藏')).toBeVisible();
  },
};
export const Kept: Story = {
  decorators: [forMember({ state: flag(true) })],
  play: async ({ canvas }) => {
    await expect(await heart(canvas, true)).toBeVisible();
  },
};
/** At once on the screen, before the server has answered. */
export const AtOnce: Story = {
  decorators: [forMember({ state: flag(false), set: pending })],
  play: async ({ canvas }) => {
    await userEvent.click(await heart(canvas, false));
    await expect(await heart(canvas, true)).toBeVisible();
  },
};
/** Back as it was, with the reason. */
export const Refused: Story = {
  decorators: [
    forMember({
      state: flag(false),
      set: refused(422, '收藏已满，请先取消一些', { rule: 'favoriteLimit' }),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await heart(canvas, false));
    await expect(await screen.findByText('收藏已满，请先取消一些')).toBeVisible();
    await waitFor(() => heart(canvas, false));
  },
};
/** A visitor wished for it before the login: it is kept when they are back. */
export const WishedFor: Story = {
  decorators: [
    withSdk({
      member: true,
      path,
      sessionStorage: { favoriteWish: '"spot:spot-1"' },
      answers: { favorite: { set: { favorite: true, count: 1 } } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await heart(canvas, true)).toBeVisible();
    await expect(await screen.findByText('已收藏')).toBeVisible();
  },
};
/** A visitor's heart is empty; a tap leads to the login. */
export const Visitor: Story = {
  decorators: [withSdk({ path })],
  play: async ({ canvas }) => {
    await userEvent.click(await heart(canvas, false));
    await expect(await heart(canvas, false)).toBeVisible();
  },
};
export const English: Story = {
  args: { name: 'Qiyun Ridge' },
  decorators: [forMember({ state: flag(true) })],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Save Qiyun Ridge', pressed: true }),
    ).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
