import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from './Tag';

const meta = { title: 'Display/Tag', component: Tag, args: { children: '随时退' } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const tones = ['neutral', 'primary', 'info', 'danger', 'warning', 'member', 'success'] as const;
const words = ['5A 景区', '随时退', '需实名', '限时秒杀', '仅剩 3 张', '年卡可用', '已出票'];

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['soft', 'outline'] as const).map((look) => (
        <div key={look} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {tones.map((tone, index) => (
            <Tag key={tone} tone={tone} look={look}>
              {words[index]}
            </Tag>
          ))}
        </div>
      ))}
      <div style={{ display: 'flex', gap: 8 }}>
        <Tag look="seal">秒杀</Tag>
        <Tag look="seal" tone="primary">
          推荐
        </Tag>
      </div>
    </div>
  ),
};

export const LargeText: Story = { ...Tones, globals: { textSize: 'large' } };
/** A place that is narrower than the words: they wrap, and stay within it. */
export const NarrowerThanItsWords: Story = {
  globals: { locale: 'en', textSize: 'large' },
  render: () => (
    <div style={{ width: 120 }}>
      <Tag>With or without a voucher</Tag>
    </div>
  ),
  play: async ({ canvas }) => {
    const tag = canvas.getByText('With or without a voucher');
    await expect(tag.scrollWidth).toBeLessThanOrEqual(tag.clientWidth);
  },
};
export const NarrowWithLongText: Story = {
  args: { children: '使用前随时可退' },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: { children: 'Refund at any time' },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
