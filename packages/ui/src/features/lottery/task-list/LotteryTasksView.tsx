import type { DrawTask, LotteryDetail, ResponseOf } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { AppPage, PageBody, ShareButton, useLazySheet, useOnline, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { loadInviteSheet } from './invite-sheet';
import { TaskList } from './TaskList';
import styles from './TaskList.module.css';
import { actionOf } from './task-action';
import { useTasks } from './use-tasks';

export interface LotteryTasksViewProps {
  /** What brings chances, and how the member stands to it. */
  tasks: ResponseOf<'lottery', 'tasks'>;
  /** The draw that they are for. */
  lottery: Pick<LotteryDetail, 'activeId' | 'name' | 'subtitle' | 'picture'>;
  /** Asks the server for them anew. */
  onRefresh: () => Promise<unknown>;
  /** Where it leads: the draw, the same for friends with the member's invite code, what brings chances when it is bought. */
  hrefs: { lottery: string; share: string; goods: string };
}

/** What brings chances to draw, and doing it. */
export function LotteryTasksView({ tasks, lottery, onRefresh, hrefs }: LotteryTasksViewProps) {
  const { t } = useTexts();
  const sdk = useSdk();
  const isOnline = useOnline();
  const doing = useTasks(lottery.activeId, tasks, onRefresh);
  const inviting = useLazySheet(loadInviteSheet);
  const { said, busyId } = doing;
  const { name, subtitle, picture } = lottery;

  const act = (task: DrawTask) => {
    const action = actionOf(task, sdk.clock.now());
    if (action === 'take') return void doing.take(task);
    if (action === 'go' || action === 'goOn') return void doing.look(task);
    if (action === 'signIn') return void doing.doNow(task);
    inviting.setOpen(true);
    // It is opening the sheet that counts.
    if (action === 'share') void doing.doNow(task);
  };
  return (
    <AppPage
      width="narrow"
      actions={<ShareButton title={name} desc={subtitle} picture={picture} href={hrefs.share} />}
    >
      <PageBody>
        <Card title={name}>
          <div className={styles.head}>
            <p className={styles.chances}>{t('lottery.task.chances', { count: tasks.chancesLeft })}</p>
            <ButtonLink href={hrefs.lottery}>{t('lottery.task.draw')}</ButtonLink>
          </div>
          <p role="status" className={styles.said} data-failed={said?.failed || undefined}>
            {said?.words}
          </p>
        </Card>
        <TaskList
          tasks={tasks.tasks}
          nowMs={sdk.clock.now()}
          busyId={busyId}
          disabled={!isOnline}
          onDo={act}
          goodsHref={hrefs.goods}
        />
      </PageBody>
      {inviting.Sheet && (
        <inviting.Sheet
          open={inviting.open}
          onOpenChange={inviting.setOpen}
          lottery={lottery}
          invited={tasks.invited}
          href={hrefs.share}
        />
      )}
    </AppPage>
  );
}
