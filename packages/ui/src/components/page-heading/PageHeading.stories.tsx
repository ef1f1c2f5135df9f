import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../row';
import { Tag } from '../tag';
import { PageHeading } from './PageHeading';

const meta = {
  title: 'Layout/PageHeading',
  component: PageHeading,
  args: {
    title: '栖云岭',
    lead: '坐缆车上云海，在山顶等一场日出',
    children: (
      <Row>
        <Tag tone="primary">云海日出</Tag>
        <Tag tone="primary">高山索道</Tag>
      </Row>
    ),
  },
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

const english: Story['args'] = {
  title: 'Qiyun Ridge',
  lead: 'Ride the cable car into the clouds and wait for sunrise',
  children: (
    <Row>
      <Tag tone="primary">Sea of clouds</Tag>
      <Tag tone="primary">Cable car</Tag>
    </Row>
  ),
};

export const Default: Story = {};
export const TitleAlone: Story = { args: { lead: undefined, children: undefined } };
/** The page's bar has the title for screen readers. */
export const Repeated: Story = {
  args: { repeated: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await expect(canvas.getByText('栖云岭')).toBeVisible();
  },
};
/** There the bar shows it: once is enough. */
export const RepeatedOnADesktop: Story = {
  ...Repeated,
  parameters: { width: false },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('栖云岭')).not.toBeVisible();
  },
};
export const PartOfSomething: Story = {
  args: {
    title: '成人票 + 往返索道',
    lead: undefined,
    partOf: { href: '/pages/license/license', label: '栖云岭' },
  },
};
export const LongText: Story = {
  args: {
    title: '栖云岭国家森林公园成人票与往返索道及山顶日出观景台联票',
    lead: '含从南门至山顶的往返索道与观景台，当日有效，可在山上停留至闭园；遇大风天气索道停运时可免费改期一次。',
  },
};
export const English: Story = { args: english, globals: { locale: 'en' } };
export const LongEnglish: Story = {
  args: {
    ...english,
    title: 'Qiyun Ridge National Forest Park, adult admission with return cable car and sunrise terrace',
    lead: 'Cable car from the south gate to the summit and back, valid all day; one free change when the wind stops the cars.',
  },
  globals: { locale: 'en' },
};
export const Narrow: Story = { parameters: { width: 240 } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
