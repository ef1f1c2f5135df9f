import type { Meta, StoryObj } from '@storybook/react-vite';
import { spot, spotIn } from '../../../stories/spot-samples';
import { SpotRow } from './SpotRow';

const meta = {
  title: 'Features/Scenic spot/SpotRow',
  component: SpotRow,
  args: { spot, href: '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1' },
} satisfies Meta<typeof SpotRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotOnSale: Story = { args: { spot: { ...spot, fromPriceFen: null } } };
export const LongTexts: Story = {
  args: {
    spot: {
      ...spot,
      name: 'The Garden of the Hundred Crafts at Moonbridge Old Town',
      subtitle: 'Nine courtyards, and one thing of your own making to take home before the lanterns are lit',
      tags: ['Pulling porcelain', 'Indigo dyeing', 'Good in the rain too'],
    },
  },
  globals: { locale: 'en' },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const NarrowInEnglish: Story = {
  args: { spot: spotIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
