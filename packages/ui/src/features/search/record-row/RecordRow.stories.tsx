import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { expect } from 'storybook/test';
import { CardGrid } from '../../../components/media-card';
import { withSdk } from '../../../stories/sdk-fixture';
import { recordsIn } from '../../../stories/search-samples';
import { RecordRow } from './RecordRow';

const [spot] = recordsIn('zh-Hans');
if (!spot) throw new Error('There is no sample of a record.');

const rowsIn = (locale: Locale) => (
  <CardGrid>
    {recordsIn(locale).map((record) => (
      <RecordRow key={record.kind} record={record} />
    ))}
  </CardGrid>
);

const meta = {
  title: 'Features/Search/RecordRow',
  component: RecordRow,
  decorators: [withSdk()],
  args: { record: { ...spot, distanceM: 1_234 } },
} satisfies Meta<typeof RecordRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What kind it is, the letters that matched, how far it is from the person. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /云汤温泉谷.*景区.*距你 1\.2 km.*¥128起/ });
    await expect(row.querySelector('mark')).toHaveTextContent('温泉');
  },
};
/** Each kind opens its own page; a room that was found is unfolded at its hotel. */
export const EveryKind: Story = {
  render: () => rowsIn('zh-Hans'),
  play: async ({ canvas }) => {
    const hrefs = (await canvas.findAllByRole('link')).map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual([
      '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1',
      '/pages/ticket-detail/ticket-detail?id=ticket-1',
      '/pages/hotel-detail/hotel-detail?id=hotel-1',
      '/pages/goods-detail/goods-detail?id=goods-1',
      '/pages/service-detail/service-detail?id=service-1',
      '/packages/annual-card/card-detail/card-detail?id=annualCard-1',
      '/packages/marketing/flash-sale/flash-sale?activeId=activity-1&activeType=4',
    ]);
  },
};
export const ARoom: Story = {
  args: {
    record: {
      ...spot,
      kind: 'hotel',
      id: 'hotel-1',
      goodsId: 'room-1',
      goodsType: 1,
      roomId: 'room-1',
      thumb: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute(
      'href',
      '/pages/hotel-detail/hotel-detail?id=hotel-1&roomId=room-1',
    );
  },
};
export const NarrowInEnglish: Story = {
  render: () => rowsIn('en'),
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { render: () => rowsIn('zh-Hans'), globals: { textSize: 'large' } };
export const Wide: Story = {
  render: () => rowsIn('zh-Hans'),
  parameters: { width: false },
  globals: { viewport: { value: 'desktop' } },
};
