import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Tabs } from '../tabs';
import { Sticky } from './Sticky';

const meta = {
  title: 'Layout/Sticky',
  component: Sticky,
  parameters: { layout: 'fullscreen' },
  args: {
    top: '0px',
    onStuckChange: fn(),
    children: (
      <Tabs
        label="景区"
        items={[
          { value: 'tickets', label: '门票' },
          { value: 'notes', label: '须知' },
          { value: 'way', label: '交通' },
        ]}
      />
    ),
  },
  decorators: [
    (Story) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
      <section aria-label="景区介绍" tabIndex={0} style={{ height: 420, overflowY: 'auto' }}>
        <p style={{ margin: 0, padding: 16 }}>{'主峰海拔一千八百六十二米，四季有云。'.repeat(8)}</p>
        <Story />
        <p style={{ margin: 0, padding: 16 }}>
          {'索道十二分钟到山腰，再走一千二百级石阶到听松亭。'.repeat(40)}
        </p>
      </section>
    ),
  ],
} satisfies Meta<typeof Sticky>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tablist').closest('[data-stuck]')).toBeNull();
    canvas.getByRole('region').scrollTop = 400;
    await waitFor(() => expect(args.onStuckChange).toHaveBeenCalledWith(true));
    const bar = canvas.getByRole('tablist').closest<HTMLElement>('[data-stuck]');
    await expect(bar).not.toBeNull();
    await expect(getComputedStyle(bar ?? document.body).zIndex).toBe('970');
    await expect(bar?.getBoundingClientRect().top).toBeCloseTo(
      canvas.getByRole('region').getBoundingClientRect().top,
      0,
    );
  },
};

export const GoesWithThePageAgain: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('region').scrollTop = 400;
    await waitFor(() => expect(args.onStuckChange).toHaveBeenCalledWith(true));
    canvas.getByRole('region').scrollTop = 0;
    await waitFor(() => expect(args.onStuckChange).toHaveBeenLastCalledWith(false));
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
