import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { tickets, ticketsIn } from '../../../stories/ticket-samples';
import { TicketList } from './TicketList';

const meta = {
  title: 'Features/Ticket/TicketList',
  component: TicketList,
  decorators: [withSdk()],
  args: { tickets, hrefOf: (id) => `/pages/ticket-detail/ticket-detail?id=${id}` },
} satisfies Meta<typeof TicketList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One link for each ticket, and it says which. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      '预订成人票（大门票）',
      '预订日出专场（含早班索道）',
      '预订家庭票（两大一小）',
    ]);
    await expect(canvas.getByText('暂时售罄')).toBeInTheDocument();
  },
};
export const InEnglish: Story = { args: { tickets: ticketsIn('en') }, globals: { locale: 'en' } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Nothing: Story = { args: { tickets: [] } };
export const NarrowInEnglish: Story = {
  args: { tickets: ticketsIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
