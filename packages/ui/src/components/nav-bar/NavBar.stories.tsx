import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Share2Icon } from '../../icons';
import { IconButton } from '../icon-button';
import { NavBar } from './NavBar';

const meta = {
  title: 'Navigation/NavBar',
  component: NavBar,
  args: { title: '景点详情', onBack: fn(), onHome: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await userEvent.click(canvas.getByRole('button', { name: '首页' }));
    await expect(args.onBack).toHaveBeenCalled();
    await expect(args.onHome).toHaveBeenCalled();
    await expect(canvas.getByRole('heading', { level: 1, name: '景点详情' })).toBeInTheDocument();
  },
};
export const TitleOnly: Story = { args: { onBack: undefined, onHome: undefined } };
export const WithActions: Story = {
  args: {
    onHome: undefined,
    actions: (
      <IconButton label="分享">
        <Share2Icon />
      </IconButton>
    ),
  },
};
export const OnAPicture: Story = {
  args: { transparent: true },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 200, background: 'linear-gradient(#8fb7d3, #4f9d92)' }}>
        <Story />
      </div>
    ),
  ],
};
export const LongTitle: Story = {
  args: { title: 'Cloud-sea observation deck of the Blue Cliff National Scenic Area' },
  globals: { locale: 'en', viewport: { value: 'small' } },
};

/** Without a button before it the title begins where the page's content does. */
export const DesktopTab: Story = {
  args: { onBack: undefined, onHome: undefined },
  parameters: { width: false },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole('heading', { level: 1 }));
    await expect(words.getBoundingClientRect().left).toBe(canvasElement.getBoundingClientRect().left);
  },
};

export const Desktop: Story = { parameters: { width: false }, globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { ...Default, play: undefined, globals: { textSize: 'large' } };
