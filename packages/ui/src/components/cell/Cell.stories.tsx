import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MapPinIcon, PhoneIcon, TicketIcon, Trash2Icon } from '../../icons';
import { IconButton } from '../icon-button';
import { Tag } from '../tag';
import { Cell } from './Cell';
import { CellGroup } from './CellGroup';
import { CellWithAction } from './CellWithAction';

const onClick = fn();

const meta = { title: 'Display/Cell', component: Cell, args: { title: '我的订单' } } satisfies Meta<
  typeof Cell
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <CellGroup title="景区服务" footer="服务时间 08:00–18:00">
      <Cell
        icon={<MapPinIcon />}
        title="到这里去"
        description="青崖镇云海路 1 号"
        href="/open-location"
        value="12.4 公里"
      />
      <Cell icon={<PhoneIcon />} title="联系景区" value="400 000 0000" onClick={onClick} />
      <Cell icon={<TicketIcon />} title="待使用门票" value={<Tag tone="success">2 张</Tag>} />
    </CellGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /到这里去/ })).toHaveAttribute('href', '/open-location');
    await userEvent.click(canvas.getByRole('button', { name: /联系景区/ }));
    await expect(onClick).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /待使用/ })).not.toBeInTheDocument();
  },
};

export const Disabled: Story = { args: { disabled: true, onClick, value: '暂未开放' } };

export const LongText: Story = {
  render: () => (
    <CellGroup>
      <Cell
        title="Cloud-sea cable car, return trip, with priority boarding on weekdays"
        description="Valid on the chosen day only; children under 1.2 m ride free with an adult"
        value="Not refundable after 18:00"
        href="/pages/ticket-detail/ticket-detail"
      />
      <Cell title="Name" value="Bartholomew Featherstonehaugh-Cholmondeley" />
    </CellGroup>
  ),
  parameters: { width: 320 },
};

export const LargeText: Story = { ...Default, globals: { textSize: 'large' } };
export const NarrowWithLongText: Story = {
  args: {
    title: '栖云岭日出专场含早班索道往返',
    description: '使用日期前一天十八点前可全额退款',
    value: '三张',
    href: '#a',
  },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: {
    title: 'Sunrise special with the early cable car, return trip',
    description: 'A full refund until six in the evening of the day before',
    value: '3 tickets',
    href: '#a',
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };

/** The row leads somewhere; the button beside it does something else. */
export const WithAnActionBeside: Story = {
  render: () => (
    <CellGroup>
      {['林小满', '周晚'].map((name) => (
        <CellWithAction
          key={name}
          title={name}
          description="身份证 4403**********1234"
          href="#traveller"
          action={
            <IconButton label={`删除${name}`} onClick={onClick}>
              <Trash2Icon />
            </IconButton>
          }
        />
      ))}
    </CellGroup>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除周晚' }));
    await expect(onClick).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: /周晚/ })).toHaveAttribute('href', '#traveller');
  },
};
