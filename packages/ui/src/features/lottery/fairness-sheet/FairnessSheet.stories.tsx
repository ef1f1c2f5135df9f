import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, ResponseOf } from '@yunyou/contract';
import { expect, fn, within } from 'storybook/test';
import { drawProofIn, drawRecordIn, goneRecordIn, lotteryIn } from '../../../stories/lottery-samples';
import { dialog, Opened } from '../../../stories/opened';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import FairnessSheet from './FairnessSheet.lazy';

const told = (part: Partial<ResponseOf<'lottery', 'proof'>> = {}, locale: Locale = 'zh-Hans') =>
  withSdk({ member: true, answers: { lottery: { proof: drawProofIn(locale, part) } } });

const meta = {
  title: 'Features/Lottery/FairnessSheet',
  component: FairnessSheet,
  decorators: [told()],
  args: { open: true, onOpenChange: fn(), record: drawRecordIn('zh-Hans') },
  render: (args) => <Opened>{(state) => <FairnessSheet {...args} {...state} />}</Opened>,
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof FairnessSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Computed on the device: the seed has its commitment, the number follows from it, and the prize from the number. */
export const Default: Story = {
  play: async () => {
    const sheet = within(await dialog('公平性验证'));
    await expect(await sheet.findByText('核对一致')).toBeVisible();
    await expect(sheet.getByText('158,056')).toBeInTheDocument();
    await expect(sheet.getByText('00010203 04050607', { exact: false })).toBeInTheDocument();
    const row = sheet.getByRole('row', { name: /102,050 至 222,049/ });
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(within(row).getByText('集章本')).toBeInTheDocument();
  },
};
/** The prize of the roll had gone: nothing is what was promised then. */
export const AllGiven: Story = {
  args: { record: goneRecordIn('zh-Hans') },
  play: async () => {
    await expect(await within(await dialog('公平性验证')).findByText('核对一致')).toBeVisible();
  },
};
/** Before the seed is told. */
export const TooEarly: Story = {
  args: { record: drawRecordIn('zh-Hans', 4, { seed: null }) },
  decorators: [told({ seed: null })],
  play: async () => {
    const sheet = within(await dialog('公平性验证'));
    await expect(await sheet.findByText('种子还没公布')).toBeVisible();
    await expect(sheet.getByText(/后再来核对/)).toHaveTextContent('00:10');
  },
};
export const WrongSeed: Story = {
  decorators: [told({ seed: 'ff'.repeat(32) })],
  play: async () => {
    const sheet = within(await dialog('公平性验证'));
    await expect(await sheet.findByText('种子与当天的承诺不符')).toBeVisible();
  },
};
export const WrongRoll: Story = {
  args: { record: drawRecordIn('zh-Hans', 4, { roll: 158_057 }) },
  play: async () => {
    const sheet = within(await dialog('公平性验证'));
    await expect(await sheet.findByText('数字与种子算出的不符')).toBeVisible();
  },
};
export const WrongPrize: Story = {
  args: { record: drawRecordIn('zh-Hans', 4, { rolledPrizeId: 'p1' }) },
  play: async () => {
    const sheet = within(await dialog('公平性验证'));
    await expect(await sheet.findByText('奖品与公布的概率不符')).toBeVisible();
  },
};
/** Set by hand, in a system for tests. */
export const ByHand: Story = {
  args: { record: drawRecordIn('zh-Hans', 4, { roll: 3, rolledPrizeId: 'p1', forced: true }) },
  play: async () => {
    await expect(await within(await dialog('公平性验证')).findByText('结果由人工指定')).toBeVisible();
  },
};
export const CannotBeChecked: Story = {
  decorators: [withSdk({ member: true, answers: { lottery: { proof: refused(500) } } })],
  play: async () => {
    const sheet = within(await dialog('公平性验证'));
    await expect(await sheet.findByText('暂时不能核对')).toHaveRole('alert');
    await expect(sheet.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
/** Without a draw: what was committed to, and how it is done. */
export const Today: Story = {
  args: { record: undefined, today: lotteryIn('zh-Hans') },
  play: async () => {
    const sheet = within(await dialog('公平性验证'));
    await expect(sheet.getByText('10月1日的承诺')).toBeVisible();
    await expect(sheet.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const NarrowInEnglish: Story = {
  args: { record: drawRecordIn('en') },
  decorators: [told({}, 'en')],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async () => {
    const sheet = within(await dialog('Check fairness'));
    await expect(await sheet.findByText('All correct')).toBeVisible();
  },
};
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
