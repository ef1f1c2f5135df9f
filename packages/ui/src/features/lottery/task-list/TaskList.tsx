import { type DrawTask, type DrawTaskKind, drawBrowseMs } from '@yunyou/contract';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Empty } from '../../../components/state';
import { Tag } from '../../../components/tag';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { CalendarDaysIcon, EyeIcon, Share2Icon, ShoppingBagIcon, UserRoundPlusIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './TaskList.module.css';
import { actionOf } from './task-action';

export interface TaskListProps {
  /** What brings chances, and how the member stands to it. */
  tasks: readonly DrawTask[];
  /** The server's time, in epoch milliseconds. */
  nowMs: number;
  /** The task that is being done. Default: none. */
  busyId?: string;
  /** Nothing can be sent now. Default `false`. */
  disabled?: boolean;
  /** Called with the task whose button is pressed. */
  onDo: (task: DrawTask) => void;
  /** What brings chances when it is bought. */
  goodsHref: string;
}

const icons: Record<DrawTaskKind, typeof EyeIcon> = {
  browse: EyeIcon,
  share: Share2Icon,
  invite: UserRoundPlusIcon,
  signIn: CalendarDaysIcon,
  buy: ShoppingBagIcon,
};

/** Tasks that bring chances: what each is, how often it is done today, what it brings, and its button. */
export function TaskList({ tasks, ...props }: TaskListProps) {
  const { t } = useTexts();
  if (tasks.length === 0) {
    return <Empty title={t('lottery.task.empty')} description={t('lottery.task.emptyHint')} />;
  }
  return (
    <Card title={t('lottery.task.title')}>
      <ul className={styles.list}>
        {tasks.map((task) => (
          <TaskRow key={task.taskId} task={task} {...props} />
        ))}
      </ul>
    </Card>
  );
}

interface TaskRowProps extends Omit<TaskListProps, 'tasks'> {
  task: DrawTask;
}

function TaskRow({ task, nowMs, busyId, disabled = false, onDo, goodsHref }: TaskRowProps) {
  const { t, money } = useTexts();
  const { taskId, kind, title, doneToday, perDay, chances, minFen } = task;
  const Icon = icons[kind];
  const action = actionOf(task, nowMs);
  const words = t('lottery.task.action', { action });
  const look = {
    size: 'small' as const,
    'aria-label': t('lottery.task.actionNamed', { action: words, name: title }),
  };
  return (
    <li className={styles.task}>
      <Icon size={24} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.hint}>
          {t('lottery.task.hint', {
            kind,
            seconds: drawBrowseMs / 1_000,
            amount: money(minFen ?? 0),
          })}
        </span>
        <span className={styles.hint}>
          <Tag tone="member">{t('lottery.task.gain', { count: chances })}</Tag>{' '}
          <span aria-hidden="true">{t('lottery.task.done', { done: doneToday, perDay })}</span>
          <VisuallyHidden>{t('lottery.task.doneSpoken', { done: doneToday, perDay })}</VisuallyHidden>
        </span>
      </span>
      {action === 'done' && <Tag tone="success">{words}</Tag>}
      {action === 'buy' && (
        <ButtonLink href={goodsHref} variant="outline" {...look}>
          {words}
        </ButtonLink>
      )}
      {action !== 'done' && action !== 'buy' && (
        <Button
          variant={action === 'take' ? 'primary' : 'outline'}
          disabled={disabled || (busyId !== undefined && busyId !== taskId)}
          loading={busyId === taskId}
          onClick={() => onDo(task)}
          {...look}
        >
          {words}
        </Button>
      )}
    </li>
  );
}
