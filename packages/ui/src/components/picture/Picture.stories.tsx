import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paintedPicture } from '../../stories/painted-hills';
import { Picture } from './Picture';

const picture = paintedPicture(3);
const [file] = picture.sources;

const meta = {
  title: 'Components/Picture',
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
  args: { fill: true },
  decorators: [
    (Story) => (
      <div style={{ width: 120, height: 120 }}>
        <Story />
      </div>
    ),
  ],
};
