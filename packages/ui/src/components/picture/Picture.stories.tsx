import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultLocale, type Picture as PictureData } from '@yunyou/contract';
import { createI18n } from '@yunyou/i18n';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { paintedPicture } from '../../stories/painted-hills';
import { TextsProvider } from '../../texts';
import { Picture } from './Picture';

const picture = paintedPicture(3);
const [file] = picture.sources;

const meta = {
  title: 'Display/Picture',
  component: Picture,
  args: { picture, style: { borderRadius: 12 } },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: '云海与群山' });
    await expect(image).toHaveAttribute('width', '1200');
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
};

export const First: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};

export const ChoiceOfWidths: Story = {
  args: {
    picture: {
      ...picture,
      sources: [480, 800, 1200].map((width) => ({ url: `${file?.url}#${width}`, width })),
    },
    sizes: '(min-width: 1024px) 33vw, 100vw',
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image.getAttribute('srcset')).toMatch(/ 480w, .* 800w, .* 1200w$/);
    await expect(image).toHaveAttribute('sizes', '(min-width: 1024px) 33vw, 100vw');
  },
};

/** A store that resizes on demand is asked for one and a half times the shown width. */
export const ResizedOnDemand: Story = {
  args: { resize: (url, width) => `${url}#w=${width}`, shownWidth: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getAttribute('src')).toMatch(/#w=300$/);
  },
};

export const Waiting: Story = {
  args: { picture: { ...picture, sources: [{ url: '', width: 1200 }] }, alt: '' },
};

export const Failed: Story = {
  args: { picture: { ...picture, sources: [{ url: 'data:image/png;base64,broken', width: 1200 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('云海与群山')).toBeInTheDocument();
  },
};

export const FilledSquare: Story = {
  args: { fill: true, sizes: '120px' },
  decorators: [
    (Story) => (
      <div style={{ width: 120, height: 120 }}>
        <Story />
      </div>
    ),
  ],
};

/** Shows what a server would answer, waits until its picture has arrived or failed, and only then lets the page come alive. */
async function comeAliveLate(canvasElement: HTMLElement, shown: PictureData) {
  const place = canvasElement.querySelector<HTMLElement>('[data-place]');
  if (!place) throw new Error('The story has no place for a page.');
  const i18n = createI18n({ locale: defaultLocale });
  await i18n.ensure();
  const page = (
    <TextsProvider texts={i18n.texts}>
      <Picture picture={shown} priority sizes="min(100vw, 440px)" />
    </TextsProvider>
  );
  place.innerHTML = renderToString(page);
  const image = place.querySelector('img');
  await waitFor(() => expect(image?.complete).toBe(true));
  const height = place.offsetHeight;
  const mismatches: unknown[] = [];
  const root = hydrateRoot(place, page, { onRecoverableError: (error) => mismatches.push(error) });
  // Hydration itself: after it React knows the element.
  await waitFor(() => expect(Object.keys(place.firstElementChild ?? {}).join()).toContain('__react'));
  return { place, image, height, mismatches, root };
}

/** A picture that failed before the page came alive has fired its event unheard; its words are there all the same. */
export const ComesAliveAfterItFailed: Story = {
  render: () => <div data-place="" />,
  play: async ({ canvas, canvasElement }) => {
    const broken = { ...picture, sources: [{ url: 'data:image/png;base64,broken', width: 1200 }] };
    const { place, height, mismatches, root } = await comeAliveLate(canvasElement, broken);
    await expect(await canvas.findByText('云海与群山')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(mismatches).toEqual([]);
    await expect(place.offsetHeight).toBe(height);
    root.unmount();
  },
};

/** A picture that arrived before is left as it is: the same element, not fetched again. */
export const ComesAliveAfterItArrived: Story = {
  render: () => <div data-place="" />,
  play: async ({ canvas, canvasElement }) => {
    const { place, image, height, mismatches, root } = await comeAliveLate(canvasElement, picture);
    await expect(canvas.getByRole('img', { name: '云海与群山' })).toBe(image);
    await expect(image?.naturalWidth).toBeGreaterThan(0);
    await expect(mismatches).toEqual([]);
    await expect(place.offsetHeight).toBe(height);
    root.unmount();
  },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
