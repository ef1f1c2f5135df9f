import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { homeLayout, homePage, homePageIn } from '../../../stories/samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { HomePending } from './HomePending';
import { HomeView } from './HomeView';

const meta = {
  title: 'Features/Home/HomeView',
  component: HomeView,
  decorators: [withSdk()],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    layout: homeLayout,
    page: homePage,
    hrefs: {
      search: '/pages/scenic-spot-home/scenic-spot-home?focus=1',
      spots: '/pages/scenic-spot-home/scenic-spot-home',
      spot: (id) => `/pages/scenic-spot-detail/scenic-spot-detail?id=${id}`,
      notice: (id) => `/pages/notice/notice?id=${id}`,
    },
  },
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The operator's components in the operator's order; of all pictures only the first is fetched at once. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      '今天想看山，还是看水？',
    );
    await expect(canvas.getByRole('link', { name: /周末与节假日/ })).toHaveAttribute(
      'href',
      '/pages/notice/notice?id=notice-1',
    );
    const eager = canvasElement.querySelectorAll('img[fetchpriority="high"]');
    await expect(eager).toHaveLength(1);
    await expect(canvasElement.querySelector('img')).toBe(eager[0]);
  },
};

export const InEnglish: Story = {
  args: { page: homePageIn('en') },
  globals: { locale: 'en' },
};
/** The bar above a desktop's page has the search: the page shows no second one. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('link', { name: '搜索景区、酒店、门票' })).not.toBeInTheDocument();
  },
};

/** Which city it is of stands before the search; a long name gives way to it. */
export const OfACity: Story = {
  args: { city: <button type="button">西双版纳傣族自治州</button> },
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('button', { name: '西双版纳傣族自治州' });
    const search = canvas.getByRole('link', { name: '搜索景区、酒店、门票' });
    await expect(city.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(search.offsetWidth).toBeGreaterThan(city.offsetWidth);
  },
};

/** Neither a notice nor spots to recommend. */
export const Bare: Story = { args: { page: { ...homePage, notice: null, spots: [] } } };

/** The operator's own colour under the page. */
export const OperatorsTheme: Story = {
  decorators: [
    withSdk({
      app: {
        homeTheme: { isOpen: true, config: { color: '#e7efe9', backgroundImage: '', style: 'spring' } },
      },
    }),
  ],
};

export const Loading: Story = { render: () => <HomePending /> };
export const LargeText: Story = { globals: { textSize: 'large' } };
