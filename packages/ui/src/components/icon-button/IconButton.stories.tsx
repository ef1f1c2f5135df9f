import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Share2Icon, XIcon } from '../../icons';
import { Row } from '../row';
import { IconButton } from './IconButton';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: '分享', onClick: fn(), children: <Share2Icon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Known by its words to those who do not see it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '分享' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分享' }), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
/** What it lies in gives it a ground. */
export const OnAPicture: Story = {
  decorators: [
    (Story) => (
      <div
        style={{
          ['--icon-ground' as string]: 'color-mix(in srgb, var(--yy-color-surface) 88%, transparent)',
          padding: 16,
          background: 'linear-gradient(#8fb7d3, #4f9d92)',
        }}
      >
        <Story />
      </div>
    ),
  ],
};
export const English: Story = { args: { label: 'Share' }, globals: { locale: 'en' } };
/** Each brings its own room, so two need little between them. */
export const Several: Story = {
  render: (args) => (
    <Row gap={2}>
      <IconButton {...args} />
      <IconButton {...args} label="关闭">
        <XIcon />
      </IconButton>
    </Row>
  ),
};
export const Narrow: Story = { parameters: { width: 60 } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
