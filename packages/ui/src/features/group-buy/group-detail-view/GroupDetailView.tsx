import type { GroupDetail, OrderSummary } from '@yunyou/contract';
import { useState } from 'react';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { MediaCard } from '../../../components/media-card';
import { Price } from '../../../components/price';
import { PullToRefresh } from '../../../components/pull-to-refresh';
import { RulesDialog } from '../../../components/rules-dialog';
import { Section } from '../../../components/section';
import { AppPage, PageBody, useLazySheet, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { GroupProgress } from '../../marketing/group-progress';
import { OrderCard, type OrderCardProps } from '../../order/order-card';
import { FormingGroups } from '../forming-groups';
import { useGroup } from '../use-group';
import { GroupDetailBar } from './GroupDetailBar';
import styles from './GroupDetailView.module.css';
import { GroupTimeline } from './GroupTimeline';
import { loadInviteSheet } from './invite-sheet';
import { LeaveGroup } from './LeaveGroup';

export interface GroupDetailViewProps {
  /** The group, as the page was loaded with it. */
  detail: GroupDetail;
  /** The member's order in it; undefined where there is none, or it could not be had. */
  order: OrderSummary | undefined;
  /** The rules of its activity. */
  rules: readonly string[];
  /** Asks the server for all of it anew. */
  onRefresh: () => Promise<unknown>;
  /** Where it leads: of the order; `join` the page of a group for whoever joins it; `product` where another is opened. */
  hrefs: { order: OrderCardProps['hrefs']; join: (groupId: string) => string; product: string };
}

const never = async () => undefined;

/** A group: who is in it, what is missing until when, the member's order, and what happened. Followed while it forms. */
export function GroupDetailView({ order, rules, onRefresh, hrefs, ...props }: GroupDetailViewProps) {
  const { t } = useTexts();
  const { clock } = useSdk();
  const refresh = () => void onRefresh();
  const [followed, ask] = useGroup(props.detail, refresh);
  const detail = followed ?? props.detail;
  const [rulesOpen, setRulesOpen] = useState(false);
  const invite = useLazySheet(loadInviteSheet);
  const { group, product, alternatives, canLeave } = detail;
  return (
    <AppPage
      bottomBar={
        <GroupDetailBar
          detail={detail}
          onInvite={() => invite.setOpen(true)}
          hrefs={{ payment: hrefs.order.payment, join: hrefs.join(group.id), product: hrefs.product }}
        />
      }
      aside={
        <>
          {order && (
            <Section title={t('groupBuy.order')}>
              <OrderCard order={order} hrefs={hrefs.order} onExpired={refresh} onChanged={refresh} />
            </Section>
          )}
          <CellGroup>
            <Cell title={t('activity.rules')} onClick={() => setRulesOpen(true)} />
          </CellGroup>
          {canLeave && <LeaveGroup groupId={group.id} onChanged={onRefresh} />}
        </>
      }
    >
      <PullToRefresh onRefresh={onRefresh}>
        <PageBody>
          <GroupProgress
            group={{ value: group, error: undefined, reload: never }}
            now={clock.now}
            onExpired={() => void ask()}
          />
          <MediaCard
            href={hrefs.product}
            picture={product.picture}
            title={product.name}
            subtitle={product.specText}
            eager
            price={<Price fen={group.priceFen} originalFen={product.originalPriceFen} />}
          />
          {alternatives.length > 0 && (
            <Section title={t('groupBuy.alternatives')}>
              <FormingGroups groups={alternatives} hrefOf={hrefs.join} onExpired={refresh} />
            </Section>
          )}
          <Card title={t('groupBuy.timeline')}>
            <GroupTimeline detail={detail} />
          </Card>
        </PageBody>
      </PullToRefresh>
      {invite.Sheet && (
        <invite.Sheet
          open={invite.open}
          onOpenChange={invite.setOpen}
          detail={detail}
          href={hrefs.join(group.id)}
        />
      )}
      <RulesDialog open={rulesOpen} onOpenChange={setRulesOpen}>
        <ul className={styles.rules}>
          {rules.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </RulesDialog>
    </AppPage>
  );
}
