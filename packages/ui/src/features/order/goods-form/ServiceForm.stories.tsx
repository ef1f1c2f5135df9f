import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { slots } from '../../../stories/appointment-samples';
import { addressHrefs } from '../../../stories/booking-fixture';
import { goodsPlaced } from '../../../stories/goods-form-fixture';
import { refused, unreachable } from '../../../stories/sdk-fixture';
import { serviceOpeningsIn, serviceQuoteIn, withServiceForm } from '../../../stories/service-form-fixture';
import { GoodsForm } from './GoodsForm';

const created = fn();
const SLOT = 'slot-2026-09-20-2';
const NEXT = slots.find(({ id }) => id === 'slot-2026-09-22-0');

const create = (request: object) => {
  created(request);
  return goodsPlaced;
};

const meta = {
  title: 'Features/Order/ServiceForm',
  component: GoodsForm,
  parameters: { layout: 'fullscreen', width: false },
  args: {
    lines: serviceOpeningsIn('zh-Hans'),
    onPlaced: fn(),
    hrefs: { ...addressHrefs, more: () => '/pages/shop-home/shop-home' },
  },
  decorators: [withServiceForm({ create })],
  beforeEach: () => void created.mockClear(),
} satisfies Meta<typeof GoodsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 5000 }));

async function submit(canvas: Canvas): Promise<void> {
  const name = await canvas.findByRole('textbox', { name: /联系人姓名/ });
  await userEvent.clear(name);
  await userEvent.type(name, '李云');
  const button = await canvas.findByRole('button', { name: /提交订单/ });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
}

/** A time is chosen, and somebody who comes; it is ordered with both. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('可以现在选好时间，也可以付款后再约')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '选好时间' }));
    const sheet = await dialog('到店时间');
    await userEvent.click(await sheet.findByRole('radio', { name: /13:00–15:00.*余4/ }));
    await userEvent.click(sheet.getByRole('button', { name: '就选这个时间' }));
    await expect(await canvas.findByText(/云汤温泉谷泡汤 · 9月20日.*13:00–15:00.* · 余4/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '请选择出行人' }));
    const people = await dialog('选择出行人');
    const [first] = await people.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(people.getByRole('button', { name: '选好了' }));
    await submit(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(goodsPlaced));
    await expect(created).toHaveBeenCalledWith(
      expect.objectContaining({
        lines: [expect.objectContaining({ slotId: SLOT, contactIds: [expect.any(String)] })],
      }),
    );
  },
};
/** It can be booked after paying: nothing of a time is ordered. */
export const Later: Story = {
  args: { lines: serviceOpeningsIn('zh-Hans', { slotId: SLOT }) },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/9月20日.*13:00–15:00/);
    await userEvent.click(canvas.getByRole('button', { name: '付款后再约' }));
    await waitFor(() => expect(canvas.queryByText(/13:00–15:00/)).not.toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: '请选择出行人' })).not.toBeInTheDocument();
    await submit(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalled());
    await expect(created.mock.calls[0]?.[0].lines[0]).not.toHaveProperty('slotId');
  },
};
/** Somebody was faster: it says so, names other times, and what was typed stays. */
export const Full: Story = {
  args: { lines: serviceOpeningsIn('zh-Hans', { slotId: SLOT }) },
  decorators: [
    withServiceForm({
      quote: (request) => {
        const { lines } = request as Parameters<typeof serviceQuoteIn>[1];
        return lines[0]?.slotId === SLOT
          ? refused(409, '该时段名额不足，请换个时段或加入候补', {
              rule: 'slotFull',
              field: 'lines.0.slotId',
              detail: {
                left: 0,
                slots: NEXT ? [{ id: NEXT.id, day: NEXT.day, from: NEXT.from, to: NEXT.to, left: null }] : [],
              },
            })
          : serviceQuoteIn('zh-Hans', { lines });
      },
    }),
  ],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /联系人姓名/ });
    await waitFor(() => expect(name).toHaveValue('林间客'));
    await userEvent.clear(name);
    await userEvent.type(name, '李云');
    await expect(await canvas.findByText('该时段名额不足，请换个时段或加入候补')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /9月22日.*09:00–11:00/ }));
    await expect(await canvas.findByText(/云汤温泉谷泡汤 · 9月22日/)).toBeVisible();
    await expect(canvas.queryByText(/该时段名额不足/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /联系人姓名/ })).toHaveValue('李云');
  },
};
/** Who comes is missing: that is said beside them. */
export const NobodyNamed: Story = {
  args: { lines: serviceOpeningsIn('zh-Hans', { slotId: SLOT }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/9月20日.*13:00–15:00/);
    await submit(canvas);
    await expect(await canvas.findByText('还需选择1位出行人')).toBeVisible();
    await expect(created).not.toHaveBeenCalled();
  },
};
/** A service for which no time is booked has no such card. */
export const WithoutTimes: Story = {
  args: {
    lines: serviceOpeningsIn('zh-Hans').map((line) => ({
      ...line,
      product: { ...line.product, appointItems: [] },
    })),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /联系人姓名/ });
    await expect(canvas.queryByText('到店时间')).not.toBeInTheDocument();
  },
};
export const TimesFailed: Story = {
  decorators: [withServiceForm({}, { appointment: { slots: unreachable } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '选好时间' }));
    const sheet = await dialog('到店时间');
    await expect(await sheet.findByRole('button', { name: /重试|重新加载/ })).toBeVisible();
  },
};
export const Wide: Story = {
  args: { lines: serviceOpeningsIn('zh-Hans', { slotId: SLOT }) },
  globals: { viewport: { value: 'desktop' } },
};
export const NarrowInEnglish: Story = {
  args: { lines: serviceOpeningsIn('en', { slotId: SLOT }) },
  decorators: [withServiceForm({}, { locale: 'en' })],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = {
  args: { lines: serviceOpeningsIn('zh-Hans', { slotId: SLOT }) },
  globals: { textSize: 'large' },
};
