import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { paintedPicture } from '../../stories/painted-hills';
import { Picture } from '../picture';
import { Swiper } from './Swiper';

const names = ['云海日出', '松涛栈道', '镜湖夜泊', '古寺晨钟'];
const namesInEnglish = ['Sea of clouds', 'Pine path', 'Night on the lake', 'Temple bell'];
const slides = names.map((name, seed) => ({
  key: name,
  content: (
    <Picture picture={paintedPicture(seed + 1, name, namesInEnglish[seed])} fill priority={seed === 0} />
  ),
}));

const onIndexChange = fn();

const meta = {
  title: 'Display/Swiper',
  component: Swiper,
  args: {
    label: '景区风光',
    slides,
    autoplayMs: false,
    onIndexChange,
    style: { height: 200, borderRadius: 12 },
  },
} satisfies Meta<typeof Swiper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Works by CSS alone before the engine has arrived. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: '景区风光' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('group')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalledWith(1));
  },
};

/** With the engine, the first slide follows the last. */
export const Loops: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-engine="embla"]')).not.toBeNull(), {
      timeout: 6000,
    });
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }));
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(3));
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(0));
    canvasElement.querySelector<HTMLElement>('[data-engine]')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1));
  },
};

const movesAsTheVisitorWishes = (reduced: boolean) => () => {
  const real = window.matchMedia;
  window.matchMedia = (query) =>
    query.includes('prefers-reduced-motion') ? real(reduced ? 'all' : 'not all') : real(query);
  return () => {
    window.matchMedia = real;
  };
};

/** Slides change by themselves until the visitor stops them. */
export const Autoplay: Story = {
  args: { autoplayMs: 60 },
  beforeEach: movesAsTheVisitorWishes(false),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalled(), { timeout: 6000 });
    await userEvent.click(canvas.getByRole('button', { name: '暂停轮播' }));
    await expect(canvas.getByRole('button', { name: '继续轮播' })).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 600));
    onIndexChange.mockClear();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

export const StillForThoseWhoAskedForLessMotion: Story = {
  args: { autoplayMs: 40 },
  beforeEach: movesAsTheVisitorWishes(true),
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-engine="embla"]')).not.toBeNull(), {
      timeout: 6000,
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

export const Count: Story = { args: { indicator: 'count', loop: false } };
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };
export const English: Story = { args: { label: 'Views', autoplayMs: 3000 }, globals: { locale: 'en' } };
export const NarrowInEnglish: Story = {
  args: { label: 'Views of the spot', style: { height: 160 } },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
