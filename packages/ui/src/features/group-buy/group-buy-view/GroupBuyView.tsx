import {
  type ActivityDetail,
  type GroupDetail,
  type GroupProduct,
  type GroupState,
  groupJoinClosesMs,
} from '@yunyou/contract';
import { PullToRefresh } from '../../../components/pull-to-refresh';
import { Section } from '../../../components/section';
import { useRemaining } from '../../../hooks/use-remaining';
import { AppPage, PageBody, ShareButton, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityOptions, ActivityRules } from '../../activity/activity-product';
import { GrabFields } from '../../flash-sale/grab-panel/GrabFields';
import { useGrabChoice } from '../../flash-sale/grab-panel/use-grab-choice';
import { canJoin } from '../../marketing/group-progress';
import { FormingGroups } from '../forming-groups';
import { useGroup } from '../use-group';
import { GroupBuyBar } from './GroupBuyBar';
import styles from './GroupBuyView.module.css';
import { GroupHead } from './GroupHead';
import { HowItWorks } from './HowItWorks';
import { ProductHead } from './ProductHead';
import { type GroupWanted, useJoining } from './use-joining';

export interface GroupBuyViewProps {
  /** What a group buys. */
  product: GroupProduct;
  /** The same product in each of its options, this one among them. */
  options: readonly GroupProduct[];
  /** Called with another option. */
  onOptionChange: (product: GroupProduct) => void;
  /** The group that the page was opened for. Default none: one is opened. */
  detail?: GroupDetail | undefined;
  /** Groups of the product that can be joined; undefined where they could not be had. */
  forming: readonly GroupState[] | undefined;
  /** The activity, with its rules. */
  activity: Pick<ActivityDetail, 'activeId' | 'rules' | 'rulesVersion'>;
  /** The member has agreed to these rules. */
  isAgreed: boolean;
  /** Goes to the order form: of a group that is joined, or else of one that is opened. */
  onOrder: (wanted: GroupWanted, groupId?: string) => unknown;
  /** Asks the server for all of it anew. */
  onRefresh: () => Promise<unknown>;
  /** Where it leads: the product's own page, empty where it is not known; the page of a group for whoever joins it. */
  hrefs: { single: string; join: (groupId: string) => string };
}

/** Something that is sold to groups: the group a link was opened for, the product, how it works, groups to join, one button. */
export function GroupBuyView(props: GroupBuyViewProps) {
  const { product, options, activity, forming, hrefs } = props;
  const { clock } = useSdk();
  const { t, money } = useTexts();
  const refresh = () => void props.onRefresh();
  const [detail, ask] = useGroup(props.detail, refresh);
  const choice = useGrabChoice(product);
  const joining = useJoining({
    activity,
    isAgreed: props.isAgreed,
    wanted: choice.wanted,
    onOrder: props.onOrder,
    onRefresh: props.onRefresh,
  });
  // Nobody joins in a group's last minute: drawn anew when that begins.
  useRemaining(detail ? detail.group.endsAtMs - groupJoinClosesMs : null, clock.now);
  const joined = detail && canJoin(detail.group, clock.now()) ? detail.group : undefined;
  // A group that forms has its own time, whatever the activity's.
  const isGone = joined
    ? product.state === 'soldOut' || product.state === 'waiting'
    : product.state !== 'running';
  const others = (detail ? detail.alternatives : forming)?.filter(({ id }) => id !== detail?.group.id);
  return (
    <AppPage
      actions={
        <ShareButton
          poster
          title={product.name}
          price={money(product.activityPriceFen)}
          desc={t('groupBuy.share.desc', { needed: product.group?.needed ?? 0 })}
          picture={product.picture}
        />
      }
      bottomBar={
        <GroupBuyBar
          product={product}
          joinFen={joined?.priceFen}
          isGone={isGone}
          problem={joining.problem}
          singleHref={hrefs.single}
          onOrder={() => joining.order(joined?.id)}
        />
      }
    >
      <PullToRefresh onRefresh={props.onRefresh}>
        {detail && (
          <PageBody>
            <GroupHead detail={detail} onExpired={() => void ask()} />
            {!joined && others && others.length > 0 && (
              <Section title={t('groupBuy.alternatives')}>
                <FormingGroups groups={others} hrefOf={hrefs.join} onExpired={refresh} />
              </Section>
            )}
          </PageBody>
        )}
        <ProductHead product={product} onStart={refresh}>
          {!detail && (
            <ActivityOptions
              product={product}
              options={options}
              onChange={(option) => {
                choice.setDay(option.days.length === 1 ? (option.days[0] ?? '') : '');
                choice.setQuantity(1);
                props.onOptionChange(option);
              }}
            />
          )}
          {!isGone && <GrabFields item={product} choice={choice} />}
          <ActivityRules rules={joining.rules} activity={activity} isAsked={!props.isAgreed && !isGone} />
        </ProductHead>
        <PageBody continued>
          <HowItWorks product={product} />
          {!detail && (
            <Section title={t('groupBuy.forming')}>
              {others && others.length > 0 ? (
                <FormingGroups groups={others} hrefOf={hrefs.join} onExpired={refresh} />
              ) : (
                <p className={styles.hint}>{t(others ? 'groupBuy.formingNone' : 'groupBuy.formingFailed')}</p>
              )}
            </Section>
          )}
        </PageBody>
      </PullToRefresh>
    </AppPage>
  );
}
