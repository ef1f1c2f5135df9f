import type { Meta, StoryObj } from '@storybook/react-vite';
import { spot, spotIn } from '../../../stories/spot-samples';
import { SpotCard } from './SpotCard';

const meta = {
  title: 'Features/Scenic spot/SpotCard',
  component: SpotCard,
  args: { spot, href: '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1' },
} satisfies Meta<typeof SpotCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InEnglish: Story = { args: { spot: spotIn('en') }, globals: { locale: 'en' } };
export const NotOnSale: Story = { args: { spot: { ...spot, fromPriceFen: null } } };
export const NobodyHasRatedIt: Story = { args: { spot: { ...spot, ratingCount: 0 } } };
export const NarrowInEnglish: Story = {
  args: { spot: spotIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
