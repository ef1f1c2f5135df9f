import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSdk } from '../../../stories/sdk-fixture';
import { spotProfile, spotProfileIn } from '../../../stories/spot-samples';
import { SpotProfileView } from './SpotProfileView';

const meta = {
  title: 'Features/Scenic spot/SpotProfileView',
  component: SpotProfileView,
  decorators: [withSdk()],
  args: { profile: spotProfile },
} satisfies Meta<typeof SpotProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WordsOnly: Story = {
  args: {
    profile: {
      ...spotProfile,
      traffic: [],
      blocks: spotProfile.blocks.filter(({ type }) => type !== 'picture'),
    },
  },
};
export const NarrowInEnglish: Story = {
  args: { profile: spotProfileIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
