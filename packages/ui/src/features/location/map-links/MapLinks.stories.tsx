import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, fn, userEvent } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { MapLinks } from './MapLinks';

const place = { latitude: 22.71, longitude: 114.9, name: '栖云岭&观云台', address: '澄岚市 栖云路1号' };

const meta = {
  title: 'Features/Location/MapLinks',
  component: MapLinks,
  decorators: [withSdk()],
  args: { place },
} satisfies Meta<typeof MapLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each site's own words and order of the coordinates; names are encoded. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const urls = (await canvas.findAllByRole<HTMLAnchorElement>('link')).map(({ href }) => new URL(href));
    const [tencent, amap, baidu, apple] = urls.map(({ searchParams }) => Object.fromEntries(searchParams));
    await expect(tencent?.marker).toBe('coord:22.71,114.9;title:栖云岭&观云台;addr:澄岚市 栖云路1号');
    await expect(amap).toMatchObject({ position: '114.9,22.71', name: '栖云岭&观云台' });
    await expect(baidu).toMatchObject({
      location: '22.71,114.9',
      coord_type: 'gcj02',
      title: '栖云岭&观云台',
    });
    await expect(apple).toEqual({ ll: '22.71,114.9', q: '栖云岭&观云台' });
    await expect(canvas.getByRole('link', { name: '腾讯地图' })).toHaveAttribute('target', '_blank');
  },
};

const openMap = fn(async () => {});
/** A surrounding app with a map of its own. */
export const InAnApp: Story = {
  decorators: [withSdk({ options: { host: { ...createMemoryHost(), openMap } } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '用地图打开' }));
    await expect(openMap).toHaveBeenCalledWith(place);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const NarrowInEnglish: Story = {
  args: { place: { ...place, name: 'Qiyun Ridge', address: '1 Qiyun Road' } },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
