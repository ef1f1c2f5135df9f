import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Said } from '../../stories/said';
import { Button } from '../button';
import { HotelInfoDialog, type HotelInfoDialogProps } from './HotelInfoDialog';

const info = {
  facilityTreeVoList: [
    {
      name: '通用设施',
      children: ['停车场', '电梯', '行李寄存', '无障碍通道', '充电桩'].map((name) => ({ name })),
    },
    { name: '温泉与休闲', children: ['室外汤池', '茶室', '棋牌室', '儿童乐园'].map((name) => ({ name })) },
  ],
  intro: '<p>推窗见云海，夜里听松涛。</p><ul><li>离索道下站步行三分钟</li><li>汤池引自山中温泉</li></ul>',
  bookNote: '<p>入住时间 15:00 以后，离店时间 12:00 以前。</p><p>每间房限带一名六岁以下儿童。</p>',
  hotelPolicy: '<p>不可携带宠物。全楼禁烟。</p>',
};

function Opener({ open: _, onOpenChange: __, ...rest }: HotelInfoDialogProps) {
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => onOpenChange(true)}>
        <Said zh="打开" en="Open" />
      </Button>
      <HotelInfoDialog {...rest} open={open} onOpenChange={onOpenChange} />
    </>
  );
}

const meta = {
  title: 'Display/HotelInfoDialog',
  component: HotelInfoDialog,
  args: { open: false, onOpenChange: fn(), info },
  render: (args) => <Opener {...args} />,
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof HotelInfoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^(打开|Open)$/ }));
  return screen.findByRole('dialog', {}, { timeout: 5000 });
};

/** Booking notes unless something else is asked for. */
export const Default: Story = {
  play: async () => {
    await expect(await opened()).toHaveAccessibleName('订房须知');
    await expect(await screen.findByText(/离店时间 12:00/)).toBeInTheDocument();
  },
};

export const Facilities: Story = {
  args: { kind: 1 },
  play: async () => {
    await expect(await opened()).toHaveAccessibleName('设施服务');
    await expect(screen.getByRole('heading', { name: '温泉与休闲' })).toBeInTheDocument();
    await expect(screen.getByText('室外汤池')).toBeInTheDocument();
  },
};

export const Highlights: Story = {
  args: { kind: 2 },
  play: async () => {
    await expect(await opened()).toHaveAccessibleName('酒店亮点');
  },
};

export const Policy: Story = {
  args: { kind: 4 },
  play: async () => {
    await expect(await opened()).toHaveAccessibleName('酒店政策');
  },
};

export const Loading: Story = { args: { info: undefined }, play: async () => void (await opened()) };

export const Failed: Story = {
  args: { info: undefined, failed: true, onRetry: fn() },
  play: async ({ args }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const NothingWritten: Story = {
  args: { info: { facilityTreeVoList: [], intro: ' ', bookNote: '', hotelPolicy: '' } },
  play: async () => {
    await opened();
    await expect(screen.getByText('酒店还没有填写这一项')).toBeInTheDocument();
  },
};

export const LongTextInEnglish: Story = {
  args: {
    kind: 2,
    info: {
      ...info,
      intro: '<p>Windows open on a sea of clouds, and at night you hear the pines.</p>'.repeat(12),
    },
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async () => {
    await expect(await opened()).toHaveAccessibleName('Highlights');
  },
};

export const LargeText: Story = { args: { kind: 1 }, globals: { textSize: 'large' }, play: Facilities.play };
export const Wide: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => void (await opened()),
};
