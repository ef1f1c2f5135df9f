import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { activities, activity, marketNow } from '../../../stories/market-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { ActivityList } from './ActivityList';

const meta = {
  title: 'Features/Marketing/ActivityList',
  component: ActivityList,
  args: { activities: loaded(activities), hrefOf: ({ id }) => `/activity?id=${id}`, now: marketNow },
} satisfies Meta<typeof ActivityList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Countdowns run on the clock that is handed in, not on the phone's. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [ongoing, ahead] = canvas.getAllByRole('timer');
    await expect(ongoing).toHaveTextContent('5:12:00');
    await expect(ahead).toHaveTextContent('2:00:00');
    await expect(canvas.getByRole('progressbar', { name: '已抢72%' })).toBeVisible();
    await expect(canvas.getByText('已结束')).toBeVisible();
  },
};

/** When the start comes, the card begins to count towards the end. */
export const Starting: Story = {
  args: { activities: loaded([activity]) },
  render: (args) => {
    const startedAt = Date.now();
    const starting = { ...activity, startsAtMs: startedAt + 1_000, endsAtMs: startedAt + 3_600_000 };
    return <ActivityList {...args} activities={loaded([starting])} now={Date.now} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/距开始/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/距结束/)).toBeVisible(), { timeout: 5_000 });
  },
};
/** What a bargain goes down to is called what it is. */
export const OfBargains: Story = {
  args: {
    activities: loaded([{ ...activity, activityType: 8, priceFen: 4_800, originalPriceFen: 12_800 }]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(/砍价.*底价.*¥48/);
  },
};
export const Loading: Story = { args: { activities: stillLoading } };
export const NothingOn: Story = { args: { activities: loaded([]) } };
export const Failed: Story = { args: { activities: failed } };
export const NoNetwork: Story = { args: { activities: offline } };
export const OnADesktop: Story = {
  parameters: { width: false },
  globals: { viewport: { value: 'desktop' } },
};
export const NarrowInEnglish: Story = {
  args: {
    activities: loaded(
      activities.map((one) => ({
        ...one,
        name: 'Sunrise special with the early cable car, for three hours only',
        subtitle: 'With a cup of hot tea at the pavilion; two tickets a person at most',
      })),
    ),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
