import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'Display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { name: '包含', words: '大门票、观光车、云海索道往返' },
      { name: '入园', words: '凭二维码或身份证直接入园' },
      { name: '退款规则', words: '未使用随时可退' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('未使用随时可退');
  },
};
export const Rows: Story = {
  render: (args) => (
    <Card flush>
      <DescriptionList {...args} look="rows" />
    </Card>
  ),
};
export const NarrowWithLongText: Story = {
  args: { items: [{ name: '统一社会信用代码', words: '91440300MA5XXXXXXX91440300MA5XXXXXXX' }] },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: {
    items: [
      {
        name: 'Registered address',
        words: '1 Cloud Sea Road, Blue Cliff Town, by the lower cable car station',
      },
      { name: 'Refunds', words: 'In full until six in the evening of the day before' },
    ],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
