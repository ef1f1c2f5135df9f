import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClockIcon } from '../../icons';
import { Chip } from './Chip';
import { ChipList } from './ChipList';
import { ChipSelect } from './ChipSelect';

const meta = {
  title: 'Inputs/Chip',
  component: Chip,
  args: { children: '温泉', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '温泉' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '温泉', pressed: true })).toBeVisible();
  },
};
/** What has to be read whole goes on in the next line. */
export const Wrapping: Story = {
  args: {
    wraps: true,
    selected: true,
    children: '莲花路一号云雾大厦二栋三层三〇一室，请放在前台，晚上八点以后送到',
  },
  parameters: { width: 320 },
};
/** A toggle that is not taken says so; what opens something, or only does something, is no toggle. */
export const NotSelected: Story = {
  args: { selected: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '温泉', pressed: false })).toBeVisible();
  },
};
export const Opening: Story = {
  args: { selected: true, opens: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '温泉' })).not.toHaveAttribute('aria-pressed');
  },
};
export const AsALink: Story = { args: { href: '/pages/search-middle-page/search-middle-page?keyword=a' } };
export const PlainWords: Story = { args: { onClick: undefined } };

const onRemove = fn();
/** The words and what takes them away are two targets. */
export const Removable: Story = {
  args: { icon: <ClockIcon size={16} />, remove: { label: '删除“温泉”', onRemove } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除“温泉”' }));
    await expect(onRemove).toHaveBeenCalledOnce();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const onSort = fn();
const words = [
  '栖云岭 门票',
  '温泉',
  '民宿',
  '云海',
  '古镇',
  '澄岚高铁站北广场会展中心轻居智选精品酒店',
  '茶山',
];
export const Several: Story = {
  render: () => (
    <ChipList>
      <ChipSelect
        label="排序"
        options={[
          { value: '', label: '综合排序' },
          { value: 'rating', label: '好评优先' },
        ]}
        value=""
        onValueChange={onSort}
      />
      {words.map((word) => (
        <Chip key={word} onClick={fn()}>
          {word}
        </Chip>
      ))}
    </ChipList>
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '排序' }), 'rating');
    await expect(onSort).toHaveBeenCalledWith('rating');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(words.length + 1);
  },
};
export const OneLine: Story = {
  render: () => (
    <ChipList oneLine>
      {words.map((word) => (
        <Chip key={word} onClick={fn()}>
          {word}
        </Chip>
      ))}
    </ChipList>
  ),
};
export const NarrowInEnglish: Story = {
  args: {
    children: 'Chenglan high-speed station north square convention hotel',
    remove: { label: 'Delete', onRemove },
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { ...Several, play: undefined, globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Several,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
