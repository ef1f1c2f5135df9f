import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HeadsetIcon, ShoppingCartIcon, TicketsIcon } from '../../icons';
import { Said } from '../../stories/said';
import { LinkProvider } from '../link';
import { Sidebar } from './Sidebar';

const onNavigate = fn();

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  args: {
    items: [
      { href: '/orders', label: '订单', icon: <TicketsIcon /> },
      { href: '/cart', label: '购物车', icon: <ShoppingCartIcon /> },
      { href: '/advice', label: '客服', icon: <HeadsetIcon /> },
    ],
    telephone: '0600-8010000',
  },
  decorators: [
    (Story) => (
      <LinkProvider onNavigate={onNavigate}>
        <p style={{ minHeight: 480, margin: 0 }}>
          <Said
            zh={'四面山色，中间一湖。'.repeat(24)}
            en={'Hills around, a lake between them. '.repeat(16)}
          />
        </p>
        <Story />
      </LinkProvider>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '快捷入口' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '客服电话' })).toHaveAttribute('href', 'tel:0600-8010000');
    await userEvent.click(canvas.getByRole('link', { name: '购物车' }));
    await expect(onNavigate).toHaveBeenCalledWith('/cart', expect.anything());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '订单' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '购物车' })).toHaveFocus();
  },
};

export const Column: Story = {
  args: { look: 'column', value: '/cart' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '购物车' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('0600-8010000')).toBeVisible();
  },
};

export const OnlyTheTelephone: Story = { args: { items: [] } };
export const Empty: Story = {
  args: { items: [], telephone: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
export const LongTextInEnglish: Story = {
  args: {
    look: 'column',
    items: [{ href: '/a', label: 'Appointments and vouchers of the whole family', icon: <TicketsIcon /> }],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
