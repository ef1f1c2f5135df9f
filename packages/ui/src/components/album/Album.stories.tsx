import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paintedPicture } from '../../stories/painted-hills';
import { Album } from './Album';

const pictures = Array.from({ length: 12 }, (_, seed) =>
  paintedPicture(seed + 1, `风光${seed + 1}`, `View ${seed + 1}`),
);

const meta = {
  title: 'Display/Album',
  component: Album,
  args: { pictures: pictures.slice(0, 5) },
  parameters: { docs: { story: { inline: false, height: 420 } } },
} satisfies Meta<typeof Album>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** At most nine thumbnails; the last one says how many more there are. */
export const ManyPictures: Story = {
  args: { pictures },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(9);
    await expect(canvas.getByText('+3')).toBeInTheDocument();
  },
};

/** The viewer opens at the picture that was tapped; arrow keys move on, Escape closes. */
export const Viewer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看大图：风光2' }));
    const viewer = await screen.findByRole('dialog', {}, { timeout: 5000 });
    await waitFor(() => expect(viewer).toHaveTextContent('2 / 5'));
    screen.getByRole('button', { name: '关闭' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(viewer).toHaveTextContent('3 / 5'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const ViewerOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看大图：风光3' }));
    await screen.findByRole('dialog', {}, { timeout: 5000 });
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
