import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { paintedPicture } from '../../stories/painted-hills';
import { Card } from '../card';
import { SkeletonText } from '../skeleton';
import { PictureRow } from './PictureRow';

const meta = {
  title: 'Display/PictureRow',
  component: PictureRow,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    picture: paintedPicture(3),
    children: (
      <>
        <strong>栖云岭日出专场</strong>
        <span>成人票 × 2</span>
      </>
    ),
  },
} satisfies Meta<typeof PictureRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ShowsMore: Story = {
  args: { action: { label: '查看云海大床房的图片', onPress: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看云海大床房的图片' }));
    await expect(args.action?.onPress).toHaveBeenCalled();
  },
};
export const Waiting: Story = { args: { picture: undefined, children: <SkeletonText lines={3} /> } };
export const NarrowInEnglish: Story = {
  args: { children: <strong>Sunrise special with the early cable car, return trip, and breakfast</strong> },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
