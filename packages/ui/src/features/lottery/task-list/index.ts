export { LotteryTasksPending } from './LotteryTasksPending';
export { LotteryTasksView, type LotteryTasksViewProps } from './LotteryTasksView';
export { TaskList, type TaskListProps } from './TaskList';
