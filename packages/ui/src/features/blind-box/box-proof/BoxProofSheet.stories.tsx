import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { blindBoxIn, boxRecordIn, pityRecordIn } from '../../../stories/blind-box-samples';
import { dialog, Opened } from '../../../stories/opened';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import BoxProofSheet from './BoxProofSheet.lazy';

const told = withSdk({ member: true, answers: { blindBox: { detail: blindBoxIn('zh-Hans') } } });

const meta = {
  title: 'Features/BlindBox/BoxProofSheet',
  component: BoxProofSheet,
  decorators: [told],
  args: { open: true, onOpenChange: fn(), record: boxRecordIn('zh-Hans') },
  render: (args) => <Opened>{(state) => <BoxProofSheet {...args} {...state} />}</Opened>,
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof BoxProofSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await dialog('公平性验证'));

/** Computed on the device: the place follows from the seeds, and the item from the place. */
export const Default: Story = {
  play: async () => {
    const open = await sheet();
    await expect(await open.findByText('核对一致')).toBeVisible();
    const row = open.getByRole('row', { name: /110 至 131/ });
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(within(row).getByText('迎客松')).toBeInTheDocument();
  },
};
/** A hidden item was due: only those have places. */
export const ByPity: Story = {
  args: { record: pityRecordIn('zh-Hans') },
  play: async () => {
    const open = await sheet();
    await expect(await open.findByText('核对一致')).toBeVisible();
    await expect(open.getByRole('row', { name: /0 至 9.*月桥（隐藏款）/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(open.getByRole('row', { name: /—.*迎客松/ })).not.toHaveAttribute('aria-current');
  },
};
/** Before the seed is told. */
export const TooEarly: Story = {
  args: { record: boxRecordIn('zh-Hans', { seed: null }) },
  play: async () => {
    const open = await sheet();
    await expect(await open.findByText('种子还没公布')).toBeVisible();
    await expect(open.getByText(/10月1日的种子/)).toBeVisible();
  },
};
export const WrongSeed: Story = {
  args: { record: boxRecordIn('zh-Hans', { seed: 'ff'.repeat(32) }) },
  play: async () => {
    await expect(await (await sheet()).findByText('种子与当天的承诺不符')).toBeVisible();
  },
};
export const WrongPool: Story = {
  args: { record: boxRecordIn('zh-Hans', { misses: 11 }) },
  play: async () => {
    await expect(await (await sheet()).findByText('盒中件数或保底与规则不符')).toBeVisible();
  },
};
export const WrongPlace: Story = {
  args: { record: boxRecordIn('zh-Hans', { k: 130 }) },
  play: async () => {
    await expect(await (await sheet()).findByText('位置与种子算出的不符')).toBeVisible();
  },
};
export const WrongItem: Story = {
  args: { record: boxRecordIn('zh-Hans', { item: pityRecordIn('zh-Hans').item }) },
  play: async () => {
    await expect(await (await sheet()).findByText('奖品与这个位置不符')).toBeVisible();
  },
};
/** Set by hand in a system for tests: said, and no promise broken. */
export const Forced: Story = {
  args: { record: boxRecordIn('zh-Hans', { k: 3, forced: true }) },
  play: async () => {
    await expect(await (await sheet()).findByText('测试环境里的开盒不按种子计算')).toBeVisible();
  },
};
/** The set is no longer told: the record alone is checked. */
export const SetGone: Story = {
  decorators: [
    withSdk({ member: true, answers: { blindBox: { detail: refused(404, '内容不存在或已下架') } } }),
  ],
  play: async () => {
    await expect(await (await sheet()).findByText('核对一致')).toBeVisible();
  },
};
/** Without a box: what is promised for today, and how it is computed. */
export const Commitment: Story = {
  args: { record: undefined, today: blindBoxIn('zh-Hans') },
  play: async () => {
    await expect((await sheet()).getByText('10月1日的承诺')).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  args: { record: boxRecordIn('en') },
  decorators: [withSdk({ member: true, answers: { blindBox: { detail: blindBoxIn('en') } } })],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async () => {
    const open = within(await dialog('Check fairness'));
    await expect(await open.findByText(/the item follows from it/)).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
