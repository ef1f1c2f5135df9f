import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { PullToRefresh } from './PullToRefresh';

const rowsOf = (names: readonly string[]) => (
  <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {names.map((name) => (
      <li key={name} style={{ padding: 16, borderTop: '1px solid var(--yy-color-border)' }}>
        {name}
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Feedback/PullToRefresh',
  component: PullToRefresh,
  parameters: { layout: 'fullscreen' },
  args: {
    onRefresh: fn<() => Promise<unknown>>(() => Promise.resolve()),
    children: rowsOf(['栖云岭成人票', '月桥古镇夜游', '望汐岛往返渡船', '雾芽茶山全日课']),
  },
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

const touch = (target: Element, clientY: number, clientX = 100) => [
  new Touch({ identifier: 1, target, clientX, clientY }),
];

/** A finger that comes down from 100px to `to`, and stays there. */
function pull(target: Element, to: number) {
  fireEvent.touchStart(target, { touches: touch(target, 100) });
  for (let y = 110; y <= to; y += 10) fireEvent.touchMove(target, { touches: touch(target, y) });
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const row = canvas.getByText('栖云岭成人票');
    pull(row, 300);
    await expect(await canvas.findByText('松开刷新')).toBeInTheDocument();
    fireEvent.touchEnd(row, { touches: [] });
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已是最新'));
  },
};

/** Too short a way refreshes nothing. */
export const LetGoTooEarly: Story = {
  play: async ({ canvas, args }) => {
    const row = canvas.getByText('栖云岭成人票');
    pull(row, 160);
    await expect(await canvas.findByText('下拉刷新')).toBeInTheDocument();
    fireEvent.touchEnd(row, { touches: [] });
    await waitFor(() => expect(canvas.queryByText('下拉刷新')).not.toBeInTheDocument());
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

/** A way to the side belongs to the carousel or the tabs inside. */
export const ToTheSide: Story = {
  play: async ({ canvas, args }) => {
    const row = canvas.getByText('栖云岭成人票');
    fireEvent.touchStart(row, { touches: touch(row, 100, 100) });
    fireEvent.touchMove(row, { touches: touch(row, 120, 200) });
    fireEvent.touchMove(row, { touches: touch(row, 320, 220) });
    fireEvent.touchEnd(row, { touches: [] });
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

/** The keyboard has a button, which shows itself when it has the focus. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '刷新' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledTimes(1));
  },
};

export const Working: Story = {
  args: { onRefresh: fn<() => Promise<unknown>>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('正在刷新...');
  },
};

export const Failed: Story = {
  args: { onRefresh: fn<() => Promise<unknown>>(() => Promise.reject(new Error('no network'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('刷新失败，请再试一次'));
  },
};

export const FailedInEnglish: Story = {
  args: {
    ...Failed.args,
    children: rowsOf([
      'Ridge, adult ticket',
      'Moonbridge by night',
      'Island ferry',
      'A day on the tea hills',
    ]),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not refresh'));
  },
};

export const LargeText: Story = { ...Working, globals: { textSize: 'large' } };
