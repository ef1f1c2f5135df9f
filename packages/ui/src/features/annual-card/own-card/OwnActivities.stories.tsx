import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freeActivity } from '../../../stories/card-activity-samples';
import { ownCardIn } from '../../../stories/own-card-samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { OwnActivities } from './OwnActivities';

const meta = {
  title: 'Features/Annual card/OwnActivities',
  component: OwnActivities,
  decorators: [withSdk({ member: true })],
  args: {
    card: ownCardIn('zh-Hans'),
    hrefs: { join: (id) => `/join?cardActivityId=${id}`, order: (id) => `/order?id=${id}` },
  },
} satisfies Meta<typeof OwnActivities>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One is free and joined, one costs something, one is full, one is over. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '报名：云雾茶山采茶制茶' })).toHaveAttribute(
      'href',
      '/join?cardActivityId=activity-2',
    );
    await expect(canvas.getByRole('link', { name: /07:00–09:00 · 李\*/ })).toHaveAttribute(
      'href',
      '/order?id=order-9',
    );
    await expect(canvas.getByText('名额已满')).toBeVisible();
    await expect(canvas.getByText('已结束')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '报名：枫林营地星空夜话' })).not.toBeInTheDocument();
  },
};
/** The order of the place is still to be paid. */
export const Unpaid: Story = {
  args: {
    card: ownCardIn('zh-Hans', {
      activities: [
        freeActivity('zh-Hans', {
          priceFen: 3_900,
          joined: [{ sessionId: 'session-1', personId: 'person-1', orderId: 'order-9', paid: false }],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待支付')).toBeVisible();
  },
};
/** The card has all the places that it can have. */
export const UsedUp: Story = {
  args: { card: ownCardIn('zh-Hans', { activities: [freeActivity('zh-Hans', { perCard: 1 })] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本卡名额已用完')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^报名/ })).not.toBeInTheDocument();
  },
};
/** A card that is not in use joins nothing: words in place of the buttons. */
export const CardNotInUse: Story = {
  args: { card: ownCardIn('zh-Hans', { status: 'frozen' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('年卡使用中才能报名')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^报名/ })).not.toBeInTheDocument();
  },
};
export const NarrowInEnglish: Story = {
  args: { card: ownCardIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Join: Birds of Mirror Lake at dawn' }),
    ).toBeVisible();
    await expect(canvas.getByText('Full')).toBeVisible();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
