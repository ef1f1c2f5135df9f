import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { IndexList } from './IndexList';

const names: Record<string, string[]> = {
  A: ['安顺', '鞍山', '安阳'],
  B: ['北京', '保定', '宝鸡', '包头', '北海'],
  C: ['成都', '重庆', '长沙', '长春', '承德', '常德'],
  D: ['大连', '大理', '丹东', '敦煌'],
  G: ['广州', '桂林', '贵阳'],
  H: ['杭州', '合肥', '哈尔滨', '海口', '黄山'],
  S: ['深圳', '上海', '苏州', '沈阳', '三亚'],
  X: ['西安', '厦门', '西宁', '徐州'],
  Z: ['张家界', '珠海', '郑州', '舟山', '遵义'],
};
const groups = Object.entries(names).map(([index, cities]) => ({
  index,
  items: cities.map((city) => ({ value: city, label: city })),
}));

const meta = {
  title: 'Navigation/IndexList',
  component: IndexList,
  parameters: { layout: 'fullscreen' },
  args: { groups, onSelect: fn() },
  decorators: [
    (Story, { globals }) => {
      const label = globals.locale === 'en' ? 'Cities' : '城市';
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
        <section aria-label={label} tabIndex={0} style={{ height: 560, overflowY: 'auto' }}>
          <Story />
        </section>
      );
    },
  ],
} satisfies Meta<typeof IndexList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { name: 'A' })).zIndex).toBe('965');
    await userEvent.click(canvas.getByRole('button', { name: '北京' }));
    await expect(args.onSelect).toHaveBeenCalledWith('北京');
  },
};

/** A press on the rail jumps; drawing along it goes on. */
export const JumpByLetter: Story = {
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('slider', { name: '按字母跳转' });
    const box = rail.getBoundingClientRect();
    const at = (letter: number) => ({
      pointerId: 1,
      clientX: box.left + 20,
      clientY: box.top + (box.height / groups.length) * (letter + 0.5),
    });
    rail.setPointerCapture = () => undefined;
    fireEvent.pointerDown(rail, at(4));
    await waitFor(() => expect(rail).toHaveAttribute('aria-valuetext', 'G'));
    fireEvent.pointerMove(rail, at(2));
    await waitFor(() => expect(rail).toHaveAttribute('aria-valuetext', 'C'));
    fireEvent.pointerUp(rail, at(2));
    fireEvent.pointerMove(rail, at(0));
    await expect(rail).toHaveAttribute('aria-valuetext', 'C');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('slider');
    rail.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(rail).toHaveAttribute('aria-valuetext', 'B'));
    await userEvent.keyboard('d');
    await waitFor(() => expect(rail).toHaveAttribute('aria-valuetext', 'D'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(rail).toHaveAttribute('aria-valuetext', 'A'));
  },
};

export const Chosen: Story = { args: { value: '安阳' } };

/** One group needs no rail, and a group without items is not there. */
export const OneGroup: Story = {
  args: {
    groups: [
      { index: 'A', title: '共 3 个城市', items: groups[0]?.items ?? [] },
      { index: 'B', items: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
};

export const LongTextInEnglish: Story = {
  args: {
    groups: [
      {
        index: 'X',
        items: [
          {
            value: 'x',
            label: 'Xishuangbanna Dai Autonomous Prefecture, with its tropical gardens and tea hills',
            extra: '1,286 km',
          },
        ],
      },
      { index: 'Y', items: [{ value: 'y', label: 'Yangshuo' }] },
    ],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
