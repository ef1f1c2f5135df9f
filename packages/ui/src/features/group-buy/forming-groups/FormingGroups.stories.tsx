import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { formingGroupIn, formingGroupsIn } from '../../../stories/group-samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { FormingGroups } from './FormingGroups';

const meta = {
  title: 'Features/GroupBuy/FormingGroups',
  component: FormingGroups,
  decorators: [withSdk()],
  args: {
    groups: formingGroupsIn('zh-Hans'),
    hrefOf: (id) => `/group-buying?groupId=${id}`,
    onExpired: fn(),
  },
} satisfies Meta<typeof FormingGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去参团：李*，还差1人' })).toHaveAttribute(
      'href',
      '/group-buying?groupId=group-2',
    );
    await expect(canvas.getAllByRole('timer')).toHaveLength(2);
  },
};
/** The time of one is up: the list is asked for anew. */
export const OneEnds: Story = {
  render: (args) => (
    <FormingGroups {...args} groups={[formingGroupIn('zh-Hans', { endsAtMs: Date.now() + 1_000 })]} />
  ),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onExpired).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  },
};
export const NarrowInEnglish: Story = {
  args: { groups: formingGroupsIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Join the group of Li ***, 1 more needed' }),
    ).toBeVisible();
  },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
