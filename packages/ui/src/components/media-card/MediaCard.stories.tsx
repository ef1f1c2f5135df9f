import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paintedPicture } from '../../stories/painted-hills';
import { Price } from '../price';
import { Tag } from '../tag';
import { CardGrid } from './CardGrid';
import { MediaCard } from './MediaCard';
import { MediaCardPending } from './MediaCardPending';

const picture = paintedPicture(2, '茶山', 'Tea hills', 360, 270);

const meta = {
  title: 'Display/MediaCard',
  component: MediaCard,
  args: {
    href: '#tea',
    picture,
    title: '雾芽茶山 明前手采绿茶',
    subtitle: '谷雨之前，一芽一叶',
    tags: <Tag>包邮</Tag>,
    note: '已售1,268',
    price: <Price fen={12_800} originalFen={16_800} />,
  },
} satisfies Meta<typeof MediaCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One link, named by all its words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /雾芽茶山.*¥128/ })).toHaveAttribute('href', '#tea');
  },
};
export const Wide: Story = {
  args: { layout: 'wide', badge: <Tag look="seal">限时</Tag>, picture: paintedPicture(2) },
};
export const Tiles: Story = {
  render: (args) => (
    <CardGrid look="tiles">
      <MediaCard {...args} layout="tile" />
      <MediaCard {...args} layout="tile" title="藕香洲 手工莲子" tags={undefined} />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const OnADesktop: Story = {
  parameters: { width: false },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <CardGrid look="tiles">
      {[1, 2, 3, 4].map((seed) => (
        <MediaCard
          {...args}
          key={seed}
          layout="tile"
          picture={paintedPicture(seed, '山', 'Hills', 720, 540)}
        />
      ))}
    </CardGrid>
  ),
};
export const Plain: Story = {
  args: { href: undefined, note: undefined, price: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const Muted: Story = { args: { muted: true, note: undefined, price: '已售罄' } };
export const Waiting: Story = {
  render: () => (
    <CardGrid>
      <MediaCardPending />
      <MediaCardPending />
    </CardGrid>
  ),
};
export const WaitingTiles: Story = {
  render: () => (
    <CardGrid look="tiles">
      <MediaCardPending layout="tile" />
      <MediaCardPending layout="tile" />
    </CardGrid>
  ),
};
export const LongText: Story = {
  args: {
    title: '栖云岭高山云雾有机绿茶特级礼盒装二百五十克送礼长辈首选品质好物',
    subtitle: '海拔一千二百米的茶园，云雾缭绕二百余天，只采春茶的第一茬嫩芽，手工炒制',
  },
  globals: { viewport: { value: 'small' } },
};
export const LongTextInEnglish: Story = {
  args: {
    title: 'Hand-picked green tea from the mist of Wuya Hill, gift box of two hundred and fifty grams',
    subtitle: 'One bud and one leaf each, picked before the spring rain and fired by hand in small pans',
    note: '1,268 sold',
    tags: <Tag>Free delivery</Tag>,
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
