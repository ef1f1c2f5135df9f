import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Said } from '../../stories/said';
import { Button } from '../button';
import { WheelPicker, type WheelPickerProps } from './WheelPicker';
import { WheelSheet } from './WheelSheet';

const sizes = ['单人', '双人', '三人', '家庭', '团队', '包船', '包场'];
const times = ['上午', '下午', '夜间'];
const columns = [
  { label: '人数', options: sizes.map((label) => ({ value: label, label })) },
  { label: '时段', options: times.map((label) => ({ value: label, label })) },
];

function Held({ value, onValueChange, ...rest }: WheelPickerProps) {
  const [present, setPresent] = useState(value);
  return (
    <WheelPicker
      {...rest}
      value={present}
      onValueChange={(next) => {
        setPresent(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/WheelPicker',
  component: WheelPicker,
  args: { columns, value: ['双人', '上午'], onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof WheelPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows of 44px, five in view; the row that comes to rest in the middle is the choice. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const wheel = canvas.getByRole('listbox', { name: '人数' });
    await expect(wheel.clientHeight).toBe(5 * 44);
    await expect(wheel.scrollTop).toBe(44);
    wheel.scrollTop = 44 * 3;
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(['家庭', '上午']));
    await userEvent.click(canvas.getByRole('option', { name: '夜间' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['家庭', '夜间']);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('listbox', { name: '人数' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['家庭', '上午']);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: '包场' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['单人', '上午']);
  },
};

export const OneColumn: Story = { args: { columns: columns.slice(0, 1), value: ['家庭'] } };

export const LongText: Story = {
  args: {
    columns: [
      {
        label: '集合点',
        options: ['栖云岭一号停车场游客中心', '澄岚东站旅游专线候车厅二号门', '半山寺'].map((label) => ({
          value: label,
          label,
        })),
      },
      { label: '时段', options: times.map((label) => ({ value: label, label })) },
    ],
    value: ['澄岚东站旅游专线候车厅二号门', '下午'],
  },
  globals: { viewport: { value: 'small' } },
};
export const LongTextInEnglish: Story = {
  args: {
    columns: [
      {
        label: 'Meeting point',
        options: ['Visitor centre at car park one', 'Halfway Temple', 'Upper station'].map((label) => ({
          value: label,
          label,
        })),
      },
    ],
    value: ['Halfway Temple'],
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = {
  globals: { textSize: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox', { name: '人数' }).clientHeight).toBe(5 * 60);
  },
};

const onConfirm = fn();

function Sheet() {
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => onOpenChange(true)}>
        <Said zh="打开" en="Open" />
      </Button>
      <WheelSheet
        open={open}
        onOpenChange={onOpenChange}
        title="人数和时段"
        columnsOf={() => columns}
        value={['双人', '上午']}
        onConfirm={onConfirm}
      />
    </>
  );
}

const opened = async () => {
  onConfirm.mockClear();
  await userEvent.click(screen.getByRole('button', { name: /^(打开|Open)$/ }));
  return screen.findByRole('dialog', {}, { timeout: 5000 });
};

/** 确认 takes what stands in the middle. */
export const InASheet: Story = {
  render: () => <Sheet />,
  play: async () => {
    await expect(await opened()).toHaveAccessibleName('人数和时段');
    await userEvent.click(screen.getByRole('option', { name: '家庭' }));
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    await expect(onConfirm).toHaveBeenCalledWith(['家庭', '上午']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** 取消 forgets what was turned. */
export const Cancelled: Story = {
  render: () => <Sheet />,
  play: async () => {
    await opened();
    await userEvent.click(screen.getByRole('option', { name: '家庭' }));
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(onConfirm).not.toHaveBeenCalled();
    await opened();
    await expect(screen.getByRole('option', { name: '双人' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
