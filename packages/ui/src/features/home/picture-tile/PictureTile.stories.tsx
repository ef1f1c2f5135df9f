import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { paintedPicture } from '../../../stories/painted-hills';
import { withSdk } from '../../../stories/sdk-fixture';
import { PictureTile } from './PictureTile';

const withHeight: Decorator = (Story) => (
  <div style={{ height: 208 }}>
    <Story />
  </div>
);

const meta = {
  title: 'Features/Home/PictureTile',
  component: PictureTile,
  decorators: [withHeight, withSdk()],
  args: {
    picture: paintedPicture(1),
    title: '在云上等日出',
    subtitle: '栖云岭日出专场，每日限量',
    link: '/pages/license/license',
    sizes: '400px',
  },
} satisfies Meta<typeof PictureTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPalePicture: Story = {};
export const OnADarkPicture: Story = { args: { picture: { ...paintedPicture(2), color: '#274b59' } } };
export const LongTexts: Story = {
  args: {
    title: 'Sunrise above the clouds, with a cup of hot tea',
    subtitle: 'Qiyun Ridge sunrise session, a few places a day, breakfast in the pavilion included',
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
