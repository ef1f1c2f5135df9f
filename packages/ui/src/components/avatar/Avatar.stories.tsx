import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paintedPicture } from '../../stories/painted-hills';
import { Avatar } from './Avatar';

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: '李云', size: 56 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPicture: Story = { args: { src: paintedPicture(1).sources[0]?.url } };
/** A picture that does not come leaves the letter. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('李')).toBeInTheDocument());
  },
};
export const Nobody: Story = { args: { name: '' } };
export const Vacant: Story = { args: { vacant: true } };
export const InEnglish: Story = { args: { name: 'Amélie' }, globals: { locale: 'en' } };
export const NarrowInEnglish: Story = {
  args: { name: 'Featherstonehaugh' },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
