import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { spotDetail, spotDetailIn } from '../../../stories/spot-samples';
import { tickets, ticketsIn } from '../../../stories/ticket-samples';
import { SpotPending } from './SpotPending';
import { SpotView } from './SpotView';

const meta = {
  title: 'Features/Scenic spot/SpotView',
  component: SpotView,
  decorators: [withSdk({ path: '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1' })],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    spot: spotDetail,
    tickets,
    hrefs: {
      profile: '/pages/scenid-spot-profile/scenid-spot-profile?id=spot-1',
      ticket: (id) => `/pages/ticket-detail/ticket-detail?id=${id}`,
    },
  },
} satisfies Meta<typeof SpotView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One button leads to the tickets and puts the keyboard there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '选择门票' }));
    await expect(canvas.getByRole('link', { name: '预订成人票（大门票）' })).toHaveFocus();
  },
};

/** Each picture opens over the whole screen; the wide one comes first and is not shown twice. */
export const Pictures: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slides = within(await canvas.findByRole('region', { name: '栖云岭图集' }));
    await expect(slides.getAllByRole('group')).toHaveLength(4);
    await userEvent.click(slides.getAllByRole('button')[1] ?? canvasElement);
    const viewer = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(viewer).not.toBeInTheDocument());
  },
};

/** The address can be taken along. */
export const CopiesTheAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /地址/ }));
    await expect(await canvas.findByText('地址已复制')).toBeInTheDocument();
  },
};

export const NothingOnSale: Story = {
  args: { spot: { ...spotDetail, fromPriceFen: null, phone: '', facilities: [], notices: [] }, tickets: [] },
};
export const InEnglish: Story = {
  args: { spot: spotDetailIn('en'), tickets: ticketsIn('en') },
  globals: { locale: 'en' },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const Loading: Story = { render: () => <SpotPending /> };
export const LargeText: Story = { globals: { textSize: 'large' } };
