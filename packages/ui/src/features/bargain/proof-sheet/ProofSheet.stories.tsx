import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { bargainProof, boughtBargainIn, endedBargainIn } from '../../../stories/bargain-samples';
import { dialog, Opened } from '../../../stories/opened';
import { withSdk } from '../../../stories/sdk-fixture';
import ProofSheet from './ProofSheet.lazy';

const meta = {
  title: 'Features/Bargain/ProofSheet',
  component: ProofSheet,
  decorators: [withSdk({ member: true })],
  args: { open: true, onOpenChange: fn(), detail: boughtBargainIn('zh-Hans') },
  render: (args) => <Opened>{(state) => <ProofSheet {...args} {...state} />}</Opened>,
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof ProofSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Computed on the device: the seed has its commitment, and every cut follows from it. */
export const Default: Story = {
  play: async () => {
    const sheet = within(await dialog('随机凭证'));
    await expect(await sheet.findByText('核对一致')).toBeVisible();
    await expect(sheet.getByText('你的随机数')).toBeInTheDocument();
    await expect(sheet.getByText('第1刀 · 李*')).toBeInTheDocument();
    // Of those nobody made there is no name.
    await expect(sheet.getByText('第9刀')).toBeInTheDocument();
    await expect(sheet.getByText('00010203 04050607', { exact: false })).toBeInTheDocument();
  },
};
/** A friend checks it just so. */
export const ForAFriend: Story = {
  args: { detail: endedBargainIn('zh-Hans', 'time', { role: 'helped', ownCutFen: 776 }) },
  play: async () => {
    const sheet = within(await dialog('随机凭证'));
    await expect(await sheet.findByText('核对一致')).toBeVisible();
    await expect(sheet.getByText('发起人的随机数')).toBeInTheDocument();
  },
};
/** Cuts were changed afterwards. */
export const WrongCuts: Story = {
  args: {
    detail: endedBargainIn('zh-Hans', 'time', {
      proof: { ...bargainProof, cutsFen: bargainProof.cutsFen.toReversed() },
    }),
  },
  play: async () => {
    const sheet = within(await dialog('随机凭证'));
    await expect(await sheet.findByText('核对不一致')).toBeVisible();
    await expect(sheet.getByText('金额与种子算出的不符')).toBeVisible();
  },
};
/** The seed is not the one of the start. */
export const WrongSeed: Story = {
  args: { detail: endedBargainIn('zh-Hans', 'time', { commitment: '0'.repeat(64) }) },
  play: async () => {
    const sheet = within(await dialog('随机凭证'));
    await expect(await sheet.findByText('种子与发起时的承诺不符')).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  args: { detail: boughtBargainIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async () => {
    const sheet = within(await dialog('Proof of the random cuts'));
    await expect(await sheet.findByText('All correct')).toBeVisible();
  },
};
export const WrongInEnglish: Story = {
  args: { detail: endedBargainIn('en', 'time', { commitment: '0'.repeat(64) }) },
  globals: { locale: 'en' },
  play: async () => {
    const sheet = within(await dialog('Proof of the random cuts'));
    await expect(await sheet.findByText('The seed does not fit the commitment of the start.')).toBeVisible();
  },
};
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
