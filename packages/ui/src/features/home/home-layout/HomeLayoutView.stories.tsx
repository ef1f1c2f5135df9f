import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HomeLayoutComponent } from '@yunyou/contract';
import { expect } from 'storybook/test';
import { homeLayout } from '../../../stories/samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { HomeLayoutSkeleton } from './HomeLayoutSkeleton';
import { HomeLayoutView } from './HomeLayoutView';

const meta = {
  title: 'Features/Home/HomeLayoutView',
  component: HomeLayoutView,
  decorators: [withSdk()],
  args: { components: homeLayout.components },
} satisfies Meta<typeof HomeLayoutView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const oddIcons: HomeLayoutComponent = {
  type: 'home_icon_kv',
  items: [
    {
      id: 'a',
      title: { 'zh-Hans': '新名字', en: 'New name' },
      icon: 'comet',
      link: '/pages/license/license',
    },
    { id: 'b', title: { 'zh-Hans': '小程序', en: 'Mini-program' }, icon: 'ticket', link: 'mp:wx123/pages/a' },
    { id: 'c', title: { 'zh-Hans': '没有的页面', en: 'No such page' }, icon: 'user', link: '/pages/x/x' },
    { id: 'd', title: { 'zh-Hans': '网页', en: 'Web page' }, icon: 'notice', link: 'https://example.com/a' },
  ],
};

/** Unknown icons get a leaf; what this host cannot open is no link; web pages open inside the app. */
export const IconsOfTheirOwn: Story = {
  args: { components: [oddIcons] },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['新名字', '网页']);
    await expect(links[1]).toHaveAttribute('href', '/pages/web/web?url=https%3A%2F%2Fexample.com%2Fa');
  },
};

export const Loading: Story = { render: () => <HomeLayoutSkeleton /> };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
