import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cards, onAppointments, pageOf, waitingEntries } from '../../../stories/appointment-samples';
import { pending, unreachable } from '../../../stories/sdk-fixture';
import { RecordView } from './RecordView';

const page = 'appointment-record';
const left = fn();
const meta = {
  title: 'Features/Appointment/RecordView',
  component: RecordView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [
    onAppointments(page, {
      list: pageOf(cards),
      waiting: pageOf(waitingEntries),
      leave(request) {
        left(request);
        return null;
      },
    }),
  ],
  args: {
    tab: 'all',
    onTabChange: fn(),
    hrefs: {
      items: '/packages/user-module/appointment-enter-list/appointment-enter-list',
      detail: (id: string) => `/packages/user-module/appointment-detail/appointment-detail?id=${id}`,
      takeOffer: ({ id }: { id: string }) =>
        `/packages/user-module/appointment-form/appointment-form?offerId=${id}`,
    },
  },
  beforeEach: () => {
    left.mockClear();
  },
} satisfies Meta<typeof RecordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('待确认')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '候补' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('waiting');
  },
};
/** An offer has a countdown and is taken; a place in line can be left. */
export const Waiting: Story = {
  args: { tab: 'waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '确认名额' })).toHaveAttribute(
      'href',
      expect.stringContaining('offerId=wait-2'),
    );
    await expect(canvas.getByText('前面有 2 组')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: '退出候补' });
    await userEvent.click(first as HTMLElement);
    const question = await screen.findByRole('dialog');
    await expect(question).toHaveTextContent('退出后需要重新排队');
    const sure = screen.getAllByRole('button', { name: '退出候补' }).find((one) => question.contains(one));
    await userEvent.click(sure as HTMLElement);
    await waitFor(() => expect(left).toHaveBeenCalledWith({ id: 'wait-2' }));
  },
};
export const Nothing: Story = {
  decorators: [onAppointments(page, { list: pageOf([]) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有预约')).toBeVisible();
  },
};
export const NobodyWaits: Story = {
  args: { tab: 'waiting' },
  decorators: [onAppointments(page, { waiting: pageOf([]) })],
};
export const Loading: Story = { decorators: [onAppointments(page, { list: pending })] };
export const NoNetwork: Story = { decorators: [onAppointments(page, { list: unreachable })] };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
