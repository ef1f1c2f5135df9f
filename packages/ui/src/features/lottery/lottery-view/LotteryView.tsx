import { activityType, type DrawRecord, type OwnLottery } from '@yunyou/contract';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { GiftIcon, ListChecksIcon, ShieldCheckIcon } from '../../../icons';
import { AppPage, PageBody, ShareButton, useLazySheet, useOnline, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityRules } from '../../activity/activity-product';
import { NineGridDraw, PrizeWheel } from '../../marketing/draw';
import { loadFairnessSheet } from '../fairness-sheet';
import { OddsTable } from '../odds-table';
import { DrawRecords } from './DrawRecords';
import styles from './LotteryView.module.css';
import { ResultDialog } from './ResultDialog';
import { useDrawing } from './use-drawing';
import { Winners } from './Winners';

export interface LotteryViewProps {
  /** The draw, with the chances of the member. */
  lottery: OwnLottery;
  /** Asks the server for it anew. */
  onRefresh: () => Promise<unknown>;
  /**
   * Where it leads: `share` this page for friends, with the member's invite code; `tasks` what brings chances; `prize` where a
   * prize is claimed; `prizes` all of the member's; `coupons` the member's coupons.
   */
  hrefs: {
    share: string;
    tasks: string;
    prize: (prizeOfMineId: string) => string;
    prizes: string;
    coupons: string;
  };
}

const never = async () => undefined;

/** A draw: its stage, its odds, what brings chances, who won, the member's own draws and how to check them. */
export function LotteryView({ lottery, onRefresh, hrefs }: LotteryViewProps) {
  const { t } = useTexts();
  const { clock } = useSdk();
  const isOnline = useOnline();
  const drawing = useDrawing(lottery, onRefresh);
  const fairness = useLazySheet(loadFairnessSheet);
  const [checked, setChecked] = useState<DrawRecord>();
  const check = (record?: DrawRecord) => {
    setChecked(record);
    fairness.setOpen(true);
  };
  const { name, subtitle, picture, prizes, tasks } = lottery;
  const { chancesLeft, rules } = drawing;
  const Stage = lottery.layout === 'wheel' ? PrizeWheel : NineGridDraw;
  const isOver = clock.now() >= lottery.endsAtMs;
  const toCome = tasks.reduce((sum, { chances, perDay }) => sum + chances * perDay, 0);
  return (
    <AppPage
      title={lottery.activeType === activityType.rotaryTable ? t('lottery.wheel') : undefined}
      actions={<ShareButton title={name} desc={subtitle} picture={picture} href={hrefs.share} />}
      aside={
        <>
          <CellGroup>
            {!isOver && (
              <Cell
                icon={<ListChecksIcon size={20} />}
                title={t('lottery.tasks')}
                value={tasks.length > 0 && t('lottery.tasksHint', { count: toCome })}
                href={hrefs.tasks}
              />
            )}
            <Cell icon={<GiftIcon size={20} />} title={t('lottery.prizesMine')} href={hrefs.prizes} />
            <Cell icon={<ShieldCheckIcon size={20} />} title={t('lottery.fair')} onClick={() => check()} />
          </CellGroup>
          <DrawRecords lottery={lottery} onCheck={check} />
          <Winners activeId={lottery.activeId} />
        </>
      }
    >
      <PageBody>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <Stage
          draw={{ value: { ...lottery, id: lottery.activeId, chancesLeft }, error: undefined, reload: never }}
          startsAtMs={lottery.startsAtMs}
          now={clock.now}
          onTurn={() => void onRefresh()}
          onDraw={drawing.draw}
          onShown={drawing.onShown}
          failedText={drawing.problem}
          disabled={!isOnline}
          foot={
            <>
              <ActivityRules rules={rules} activity={lottery} isAsked={!lottery.agreed} />
              {!isOver && chancesLeft === 0 && (
                <ButtonLink href={hrefs.tasks}>{t('lottery.tasks')}</ButtonLink>
              )}
            </>
          }
          prizes={<OddsTable prizes={prizes} />}
        />
      </PageBody>
      <ResultDialog drawing={drawing} prizes={prizes} hrefs={hrefs} />
      {fairness.Sheet && (
        <fairness.Sheet
          open={fairness.open}
          onOpenChange={fairness.setOpen}
          today={lottery}
          record={checked}
        />
      )}
    </AppPage>
  );
}
