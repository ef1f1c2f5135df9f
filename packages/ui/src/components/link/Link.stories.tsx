import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from './Link';
import { LinkProvider } from './LinkProvider';

const onNavigate = fn();
const onIntent = fn();

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/pages/scenic-spot-home/scenic-spot-home', children: '青崖云海' },
  decorators: [
    (Story) => (
      <LinkProvider onNavigate={onNavigate} onIntent={onIntent}>
        今天去 <Story />。
      </LinkProvider>
    ),
  ],
  beforeEach: () => {
    onNavigate.mockClear();
    onIntent.mockClear();
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '青崖云海' });
    await userEvent.hover(link);
    await expect(onIntent).toHaveBeenCalledWith('/pages/scenic-spot-home/scenic-spot-home');
    await userEvent.click(link);
    await expect(onNavigate).toHaveBeenCalledWith('/pages/scenic-spot-home/scenic-spot-home', {
      replace: false,
    });
  },
};

/** Opening in another window, and addresses outside the app, stay with the browser. */
export const LeftToTheBrowser: Story = {
  args: { href: 'tel:4000000000', children: '400 000 0000' },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(onNavigate).not.toHaveBeenCalled();
    await expect(link).toHaveAttribute('href', args.href);
  },
};

export const WithAModifierKey: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const link = canvas.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    await expect(onNavigate).not.toHaveBeenCalled();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
