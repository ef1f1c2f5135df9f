import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, ShopDetail } from '@yunyou/contract';
import { expect } from 'storybook/test';
import { shopIn } from '../../../stories/goods-samples';
import { paintedPicture } from '../../../stories/painted-hills';
import { withSdk } from '../../../stories/sdk-fixture';
import { ShopDetailView } from './ShopDetailView';

const path = '/pages/shop-detail/shop-detail?supplierId=shop-1';

const words = {
  'zh-Hans': {
    hours: '每天 9:00–21:00',
    address: '澄岚市云岭区栖云路12号',
    shipsFrom: '澄岚市',
    promises: ['七天无理由', '48小时发货'],
    company: '澄岚山野集茶业有限公司',
  },
  en: {
    hours: 'Daily 9:00–21:00',
    address: '12 Qiyun Road, Chenglan',
    shipsFrom: 'Chenglan',
    promises: ['Returns within 7 days', 'Shipped within 48 hours'],
    company: 'Chenglan Hill Market Tea Co., Ltd.',
  },
} as const;

const shopDetailIn = (locale: Locale): ShopDetail => {
  const { company, promises, ...said } = words[locale];
  return {
    ...shopIn(locale),
    ...said,
    promises: [...promises],
    confirmMode: 'instant',
    telephone: '0600-8820033',
    lat: 24.81,
    lng: 113.02,
    license: {
      company,
      uscc: '91440300MA5F000000',
      picture: paintedPicture(3, '营业执照', 'Licence', 800, 560),
    },
    returnAddress: said.address,
  };
};

const meta = {
  title: 'Features/Shop/ShopDetailView',
  component: ShopDetailView,
  decorators: [withSdk({ path })],
  parameters: { layout: 'fullscreen', width: false },
  args: { shop: shopDetailIn('zh-Hans'), mapHref: '/open-location' },
} satisfies Meta<typeof ShopDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('91440300MA5F000000')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '营业执照照片' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /联系电话/ })).toHaveAttribute('href', 'tel:0600-8820033');
  },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { shop: shopDetailIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
