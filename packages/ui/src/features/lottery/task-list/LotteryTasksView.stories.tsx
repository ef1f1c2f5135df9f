import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DrawTask, Locale } from '@yunyou/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawTasksIn, lotteryIn, tasksIn } from '../../../stories/lottery-samples';
import { dialog } from '../../../stories/opened';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { LotteryTasksPending } from './LotteryTasksPending';
import { LotteryTasksView } from './LotteryTasksView';

const path = '/packages/marketing/lottery-task/lottery-task?activeId=draw-1';
const asked = fn();

/** The page of a member; the run of what they looked at is kept where it is given. */
const onPage = (answers: Answers['lottery'] = {}, lookedAt?: string) =>
  withSdk({
    path,
    member: true,
    sessionStorage: lookedAt
      ? {
          drafts: '["browseRun"]',
          'draft:browseRun': JSON.stringify({
            ...{ activeId: 'draw-1', taskRunId: lookedAt, href: '/pages/shop-home/shop-home' },
            ...{ lookMs: 15_000, lapsesAtMs: Date.now() + 600_000 },
          }),
        }
      : {},
    answers: {
      lottery: {
        startTask({ taskId }) {
          asked('start', taskId);
          const nowMs = Date.now();
          return { taskRunId: `run-of-${taskId}`, notBeforeMs: nowMs, lapsesAtMs: nowMs + 600_000, nowMs };
        },
        finishTask({ taskRunId }) {
          asked('finish', taskRunId);
          return { chancesLeft: 2, given: 1 };
        },
        ...answers,
      },
    },
  });

/** The tasks with the first of them begun. */
const running = (notBeforeMs: number, locale: Locale = 'zh-Hans'): DrawTask[] =>
  drawTasksIn(locale).map((task, place) =>
    place === 0 ? { ...task, state: 'running', taskRunId: 'run-1', notBeforeMs } : task,
  );

const meta = {
  title: 'Features/Lottery/LotteryTasksView',
  component: LotteryTasksView,
  decorators: [onPage()],
  parameters: { layout: 'fullscreen', width: false },
  beforeEach: () => void asked.mockClear(),
  args: {
    tasks: tasksIn('zh-Hans'),
    lottery: lotteryIn('zh-Hans'),
    onRefresh: fn(async () => undefined),
    hrefs: { lottery: '/lottery', share: '/lottery?ic=ABCD2345', goods: '/goods' },
  },
} satisfies Meta<typeof LotteryTasksView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Signing in is done by the tap, and says what it brought. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('还有1次抽奖机会')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('一单满¥99')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去购买：买一份山里的茶' })).toHaveAttribute(
      'href',
      '/goods',
    );
    await userEvent.click(canvas.getByRole('button', { name: '签到：每日签到' }));
    await expect(await canvas.findByText('得到1次机会')).toHaveRole('status');
    await expect(asked.mock.calls).toEqual([
      ['start', 'task-2'],
      ['finish', 'run-of-task-2'],
    ]);
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};
/** A page that is to be looked at: the run begins, and its page opens. */
export const Look: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '去完成：看看山野集' }));
    await waitFor(() => expect(asked.mock.calls).toEqual([['start', 'task-1']]));
  },
};
/** Back in time: the chance is taken by itself. */
export const ComingBack: Story = {
  args: { tasks: tasksIn('zh-Hans', { tasks: running(1) }) },
  decorators: [onPage({}, 'run-1')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('得到1次机会')).toBeVisible();
    await expect(asked.mock.calls).toEqual([['finish', 'run-1']]);
  },
};
/** Back too early: how many seconds are missing, and the way on. */
export const TooEarly: Story = {
  args: { tasks: tasksIn('zh-Hans', { tasks: running(Date.now() + 8_000) }) },
  decorators: [onPage({}, 'run-1')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/再浏览\d+秒/)).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: '继续浏览：看看山野集' })).toBeEnabled();
    await expect(asked).not.toHaveBeenCalled();
  },
};
/** Begun on another device: it can be taken by hand. */
export const Take: Story = {
  args: { tasks: tasksIn('zh-Hans', { tasks: running(1) }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '领取：看看山野集' }));
    await expect(await canvas.findByText('得到1次机会')).toBeVisible();
  },
};
/** The link, its code, and who came. */
export const Invite: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '去邀请：邀请新朋友' }));
    const sheet = within(await dialog('邀请新朋友'));
    await expect(sheet.getByRole('img', { name: '邀请二维码' })).toBeVisible();
    await expect(sheet.getByText(/\/lottery\?ic=ABCD2345&C_share=\w{8}$/)).toBeVisible();
    await expect(sheet.getByText('李*')).toBeInTheDocument();
    await expect(asked).not.toHaveBeenCalled();
  },
};
/** It is opening the sheet that counts. */
export const Share: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '去分享：分享活动' }));
    await dialog('邀请新朋友');
    await waitFor(() => expect(asked).toHaveBeenCalledWith('finish', 'run-of-task-3'));
  },
};
export const AllDone: Story = {
  args: {
    tasks: tasksIn('zh-Hans', {
      tasks: drawTasksIn('zh-Hans').map((task) => ({ ...task, state: 'done', doneToday: task.perDay })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('已完成')).toHaveLength(5);
    await expect(canvas.getByText('今天已完成2次，共2次')).toBeInTheDocument();
  },
};
/** Another task runs: the server's words. */
export const Refused: Story = {
  decorators: [onPage({ startTask: refused(409, '另一个任务进行中', { rule: 'taskRunning' }) })],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '去完成：看看山野集' }));
    await expect(await canvas.findByText('另一个任务进行中')).toHaveRole('status');
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};
export const NetworkGone: Story = {
  decorators: [onPage({ startTask: unreachable })],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '签到：每日签到' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/网络/)).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
  },
};
export const NoTasks: Story = {
  args: { tasks: tasksIn('zh-Hans', { tasks: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('今天没有任务')).toBeVisible();
  },
};
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '签到：每日签到' })).toBeDisabled();
  },
};
export const Waiting: Story = { render: () => <LotteryTasksPending /> };
export const NarrowInEnglish: Story = {
  args: { tasks: tasksIn('en'), lottery: lotteryIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 chance to draw')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite: Invite friends' }));
    await expect(within(await dialog('Invite friends')).getByText('Li ***')).toBeInTheDocument();
  },
};
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
