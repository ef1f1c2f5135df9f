import type { StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { DrawProps } from '../components/draw';
import type { DrawBlockProps } from '../features/marketing/draw';
import { drawItems, drawItemsInEnglish } from './draw-items';
import { draw, marketNow, marketNowMs } from './market-samples';
import { failed, loaded, offline, stillLoading } from './resources';

/** What the button of a draw says, in each language. */
interface DrawWords {
  start: string;
  startInEnglish: string;
}

/** What every way to draw has, as a component. */
type DrawStory = StoryObj<DrawProps & Omit<ComponentProps<'div'>, keyof DrawProps>>;

export const drawArgs = { items: drawItems, onDraw: async () => 'tea', onShown: fn() };

/** The stories of a component that draws: they look different and behave the same. */
export function drawStories({ start, startInEnglish }: DrawWords) {
  const ofButton = { name: start };
  return {
    /** The server decides first; then it is shown, and said. */
    default: {
      play: async ({ canvas, args }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('button', ofButton)).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect(await canvas.findByText('抽中：明前茶一两')).toBeInTheDocument();
        await expect(args.onShown).toHaveBeenCalledWith('tea');
      },
    },
    asking: {
      args: { onDraw: () => new Promise<never>(() => undefined) },
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', ofButton));
        await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
      },
    },
    /** A draw that did not work costs nothing and can be tried again. */
    failed: {
      args: { onDraw: async () => Promise.reject(new Error('offline')) },
      play: async ({ canvas, args }) => {
        await userEvent.click(canvas.getByRole('button', ofButton));
        await expect(await canvas.findByText(/没有抽成/)).toBeInTheDocument();
        await expect(args.onShown).not.toHaveBeenCalled();
        await expect(canvas.getByRole('button', ofButton)).toBeEnabled();
      },
    },
    narrowInEnglish: {
      args: {
        items: drawItemsInEnglish,
        onDraw: async () => 'stamp',
      },
      globals: { locale: 'en', viewport: { value: 'small' } },
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: startInEnglish }));
        await expect(await canvas.findByText('You drew: A stamp for your album')).toBeInTheDocument();
      },
    },
  } satisfies Record<string, DrawStory>;
}

export const drawBlockArgs = {
  draw: loaded(draw),
  onDraw: fn(async () => 'tea'),
  onShown: fn(),
  now: marketNow,
};

/** The stories of a block around such a component: chances, rules, an end, and what is not there. */
export function drawBlockStories({ start }: Pick<DrawWords, 'start'>) {
  const ofButton = { name: start };
  return {
    default: {
      play: async ({ canvas, args }) => {
        await expect(canvas.getByText('还有3次机会')).toBeVisible();
        await userEvent.click(canvas.getByRole('button', ofButton));
        await expect(await canvas.findByText('抽中：明前茶一两')).toBeInTheDocument();
        await expect(args.onShown).toHaveBeenCalledWith('tea');
      },
    },
    rules: {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: '活动规则' }));
        const dialog = within(await screen.findByRole('dialog', { name: '活动规则' }, { timeout: 5000 }));
        await expect(dialog.getByRole('button', { name: '我已阅读并同意' })).toBeVisible();
      },
    },
    noChancesLeft: {
      args: { draw: loaded({ ...draw, chancesLeft: 0 }) },
      play: async ({ canvas }) => {
        await expect(canvas.getByRole('button', ofButton)).toBeDisabled();
      },
    },
    over: {
      args: { draw: loaded({ ...draw, endsAtMs: marketNowMs }) },
      play: async ({ canvas }) => {
        await expect(canvas.getByText('活动已结束')).toBeVisible();
        await expect(canvas.getByRole('button', ofButton)).toBeDisabled();
      },
    },
    loading: { args: { draw: stillLoading } },
    nothingThere: { args: { draw: loaded(null) } },
    failed: { args: { draw: failed } },
    noNetwork: { args: { draw: offline } },
    narrowInEnglish: {
      args: {
        draw: loaded({
          ...draw,
          name: 'Good luck of the autumn season, for every member',
          prizes: draw.prizes.map((prize) => ({ ...prize, name: `Prize with a long name: ${prize.id}` })),
        }),
      },
      globals: { locale: 'en', viewport: { value: 'small' } },
    },
    wide: { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } },
  } satisfies Record<string, StoryObj<DrawBlockProps>>;
}
