import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Price } from '../price';
import { Tag } from '../tag';
import { Row } from './Row';

const meta = {
  title: 'Layout/Row',
  component: Row,
  args: {
    children: (
      <>
        <strong>林小满</strong>
        <Tag tone="primary">默认</Tag>
        <Tag>成人</Tag>
      </>
    ),
  },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

const ends = (
  <>
    <Price fen={16_800} size="large" />
    <Button size="large">立即预订</Button>
  </>
);

export const Default: Story = {};
export const ToBothEnds: Story = { args: { justify: 'between', gap: 4, children: ends } };
export const NarrowInEnglish: Story = {
  args: {
    justify: 'between',
    align: 'baseline',
    children: (
      <>
        <strong>The price has come down by ¥52.80</strong>
        <span>¥27.20 to the lowest price</span>
      </>
    ),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { ...ToBothEnds, globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
