import { type ActivityDetail, type GoodsSummary, timeStatus } from '@yunyou/contract';
import { useReducer, useState } from 'react';
import { Button } from '../../../components/button';
import { Countdown } from '../../../components/countdown';
import { NoticeBar } from '../../../components/notice-bar';
import { PageHeading } from '../../../components/page-heading';
import { Picture, type ShownPicture, shownSizes } from '../../../components/picture';
import { Row } from '../../../components/row';
import { RulesDialog } from '../../../components/rules-dialog';
import { Section } from '../../../components/section';
import { Tag } from '../../../components/tag';
import { ClockIcon } from '../../../icons';
import { AppPage, LowerPart, PageBody, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { GoodsPages } from '../../goods/goods-pages';
import { RemindButton } from '../../subscription/reminder';
import { ruleTexts } from '../activity-rule';
import { activityStatus } from '../activity-time';
import styles from './ActivityView.module.css';
import { AddOnList } from './AddOnList';
import { useActivityPages } from './use-activity-pages';

export interface ActivityViewProps {
  /** The activity. */
  activity: ActivityDetail;
  /** Address of a product. */
  hrefOf: (goods: Pick<GoodsSummary, 'id' | 'goodsType'>) => string;
}

/** Across the column; a desktop's is wider, and the picture lower. */
const SIZES = shownSizes({ column: 'min(100vw, 480px)', desktop: 'min(100vw - 32px, 1200px)' });

/** The picture at the head of an activity, which is fetched first. */
export const activityHero = ({ picture }: Pick<ActivityDetail, 'picture'>): ShownPicture => ({
  picture,
  sizes: SIZES,
});

/** An activity that lowers prices: what it does and until when, its rules, and what takes part. */
export function ActivityView({ activity, hrefOf }: ActivityViewProps) {
  const texts = useTexts();
  const { t, money } = texts;
  const [rulesOpen, setRulesOpen] = useState(false);
  const pages = useActivityPages(activity.activeId);
  const { name, picture, rule, rules, memberLimit, couponAllowed, addOns } = activity;
  const facts = [
    t('activity.coupons', { allowed: couponAllowed ? 'yes' : 'no' }),
    memberLimit !== null && t('activity.memberLimit', { count: memberLimit }),
  ].filter((words) => words !== false);
  return (
    <AppPage title={name} transparentNav>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" fill sizes={SIZES} priority />
      </div>
      <PageBody>
        <PageHeading title={name} repeated>
          <Row>
            {ruleTexts(texts, rule).map((words) => (
              <Tag key={words} tone="danger" look="outline">
                {words}
              </Tag>
            ))}
          </Row>
        </PageHeading>
        <ActivityTime activity={activity} />
        <Button variant="text" className={styles.rules} onClick={() => setRulesOpen(true)}>
          {t('activity.rules')}
        </Button>
        {addOns.length > 0 && rule.kind === 'addOn' && (
          <Section title={t('activity.addOns')}>
            <p className={styles.how}>{t('activity.addOnsHow', { from: money(rule.thresholdFen) })}</p>
            <AddOnList addOns={addOns} hrefOf={(id) => hrefOf({ id, goodsType: 0 })} />
          </Section>
        )}
        <LowerPart>
          <Section title={t('activity.goods')}>
            <GoodsPages pages={pages} hrefOf={hrefOf} />
          </Section>
        </LowerPart>
      </PageBody>
      <RulesDialog open={rulesOpen} onOpenChange={setRulesOpen}>
        <ul className={styles.list}>
          {[...ruleTexts(texts, rule), ...facts, ...rules].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </RulesDialog>
    </AppPage>
  );
}

/** With more than a day to go nobody counts seconds. */
const DAY_MS = 86_400_000;

/** How long until it starts or ends, or that it is over; what is said follows the server's clock. */
function ActivityTime({ activity }: Pick<ActivityViewProps, 'activity'>) {
  const { clock } = useSdk();
  const { t, instant } = useTexts();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const nowMs = clock.now();
  const status = activityStatus(activity, nowMs);
  const icon = <ClockIcon size={18} />;
  if (status === timeStatus.ended) {
    return (
      <NoticeBar tone="info" icon={icon}>
        <strong>{t('activity.ended')}</strong> · {t('activity.endedHint')}
      </NoticeBar>
    );
  }
  const isAhead = status === timeStatus.notStarted;
  const atMs = isAhead ? activity.startsAtMs : activity.endsAtMs;
  return (
    <Row justify="between">
      <NoticeBar tone={isAhead ? 'info' : 'danger'} icon={icon} className={styles.time}>
        {atMs - nowMs > DAY_MS ? (
          t(isAhead ? 'activity.startsOn' : 'activity.endsOn', { time: instant(atMs) })
        ) : (
          <>
            {t(isAhead ? 'activity.startsIn' : 'activity.endsIn')}{' '}
            <Countdown key={status} endsAtMs={atMs} now={clock.now} onEnd={renderAgain} />
          </>
        )}
      </NoticeBar>
      {isAhead && <RemindButton activityId={activity.activeId} name={activity.name} />}
    </Row>
  );
}
