import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { entryCode, personIn } from '../../../stories/own-card-samples';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { CardPass } from './CardPass';

const meta = {
  title: 'Features/Annual card/CardPass',
  component: CardPass,
  decorators: [withSdk({ member: true, answers: { annualCard: { entryCode: () => entryCode() } } })],
  args: { person: personIn('zh-Hans'), children: '今日还可入园1次' },
} satisfies Meta<typeof CardPass>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code in groups; its turning is no live region. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '李*的动态入园码' })).toBeVisible();
    await expect(canvas.getByText(/断网可用/)).toBeVisible();
    const digits = canvas.getByText(/^YK 30000 00017 \d{3} \d{3}$/);
    await expect(digits.closest('[aria-live], [role="status"]')).toBeNull();
  },
};

/** No network: what the device keeps of today still turns. */
export const NoNetwork: Story = {
  decorators: [
    withSdk({
      member: true,
      storage: {
        annualCards: JSON.stringify({ memberId: 'member-1', own: [], codes: { 'person-1': entryCode() } }),
      },
      answers: { annualCard: { entryCode: unreachable } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/当前无网络，今日的码仍可用/)).toBeVisible();
    await expect(canvas.getByText(/^YK 30000 00017 \d{3} \d{3}$/)).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: [withSdk({ member: true, answers: { annualCard: { entryCode: pending } } })],
};
export const NarrowInEnglish: Story = {
  args: { person: personIn('en'), children: '1 entry left today' },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
