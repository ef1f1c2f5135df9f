import type { WaitingEntry } from '@yunyou/contract';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Countdown } from '../../../components/countdown';
import { LoadMore } from '../../../components/load-more';
import { Modal } from '../../../components/modal';
import { NoticeBar } from '../../../components/notice-bar';
import { PictureRow } from '../../../components/picture-row';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { Tag, type TagProps } from '../../../components/tag';
import { useToast } from '../../../components/toast';
import { AppPage, errorText, PageBody, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { AppointmentCard } from '../appointment-card';
import styles from '../appointment-card/AppointmentCard.module.css';
import { useTimes } from '../use-times';
import { type RecordTab, recordTabs } from './record-tabs';
import { useRecordPages } from './use-record-pages';

export interface RecordViewProps {
  /** What is listed, as it stands in the page's address. */
  tab: RecordTab;
  /** Called with another choice. */
  onTabChange: (tab: RecordTab) => void;
  /** Pages that it leads to. */
  hrefs: {
    items: string;
    detail: (id: string) => string;
    /** Where the places of an offer are taken. */
    takeOffer: (entry: WaitingEntry) => string;
  };
}

/** The member's appointments by state, and the waiting lists they are on. */
export function RecordView({ tab, onTabChange, hrefs }: RecordViewProps) {
  const { t } = useTexts();
  return (
    <AppPage>
      <Sticky>
        <Tabs
          label={t('appointment.record.tabs')}
          items={recordTabs.map((value) => ({ value, label: t('appointment.record.tab', { tab: value }) }))}
          value={tab}
          onValueChange={(value) => onTabChange(recordTabs.find((one) => one === value) ?? 'all')}
        />
      </Sticky>
      <PageBody>
        {tab === 'waiting' ? <WaitingList hrefs={hrefs} /> : <Records key={tab} tab={tab} hrefs={hrefs} />}
      </PageBody>
    </AppPage>
  );
}

const pendingCard = (
  <Card>
    <SkeletonText lines={3} />
  </Card>
);

function Records({ tab, hrefs }: { tab: Exclude<RecordTab, 'waiting'>; hrefs: RecordViewProps['hrefs'] }) {
  const { t, instant } = useTexts();
  const pages = useRecordPages(tab);
  const { items, seenAtMs } = pages;
  return (
    <>
      {seenAtMs !== undefined && (
        <NoticeBar>{t('appointment.seenAt', { time: instant(seenAtMs) })}</NoticeBar>
      )}
      <ResourceView
        resource={{
          value: items.length > 0 || pages.status === 'done' ? items : undefined,
          error: pages.status === 'error' ? pages.error : undefined,
          reload: async () => {
            await pages.loadMore();
            return undefined;
          },
        }}
        pending={pendingCard}
        empty={
          <Empty
            title={t('appointment.record.empty')}
            description={t('appointment.record.emptyHint')}
            actions={<ButtonLink href={hrefs.items}>{t('appointment.items')}</ButtonLink>}
          />
        }
      >
        {(found) => (
          <Stack gap={3}>
            {found.map((appointment) => (
              <AppointmentCard
                key={appointment.id}
                appointment={appointment}
                href={hrefs.detail(appointment.id)}
                showsCode
              />
            ))}
          </Stack>
        )}
      </ResourceView>
      {items.length > 0 && <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />}
    </>
  );
}

function WaitingList({ hrefs }: Pick<RecordViewProps, 'hrefs'>) {
  const { t } = useTexts();
  const sdk = useSdk();
  const entries = useResource(
    async () => (await sdk.appointments()).waiting({ size: 50 }, { silent: true }),
    [sdk],
  );
  return (
    <ResourceView
      resource={entries}
      isEmpty={({ records }) => records.length === 0}
      pending={pendingCard}
      empty={
        <Empty
          title={t('appointment.wait.empty')}
          description={t('appointment.wait.emptyHint')}
          actions={<ButtonLink href={hrefs.items}>{t('appointment.items')}</ButtonLink>}
        />
      }
    >
      {({ records }) => (
        <Stack gap={3}>
          {records.map((entry) => (
            <WaitingCard key={entry.id} entry={entry} hrefs={hrefs} onChanged={() => void entries.reload()} />
          ))}
        </Stack>
      )}
    </ResourceView>
  );
}

const tones: Readonly<Record<WaitingEntry['state'], TagProps['tone']>> = {
  waiting: 'info',
  offered: 'warning',
  taken: 'success',
  lapsed: 'neutral',
  left: 'neutral',
  over: 'neutral',
};

interface WaitingCardProps {
  entry: WaitingEntry;
  hrefs: RecordViewProps['hrefs'];
  onChanged: () => void;
}

function WaitingCard({ entry, hrefs, onChanged }: WaitingCardProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const times = useTimes();
  const [asking, setAsking] = useState(false);
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const { title, picture, placeName, state, size, ahead, offeredUntilMs, appointmentId } = entry;
  const leave = async () => {
    setBusy(true);
    try {
      await (await sdk.appointments()).leave(entry.id, { silent: true });
      show(t('appointment.wait.left'), { kind: 'success' });
    } catch (error) {
      show(errorText(error) ?? t('app.failed'), { kind: 'error' });
    } finally {
      setBusy(false);
      onChanged();
    }
  };
  const isOpen = state === 'waiting' || state === 'offered';
  return (
    <Card flush>
      <div className={styles.link}>
        <span className={styles.head}>
          <strong className={styles.title}>{title}</strong>
          <Tag tone={tones[state]}>{t('appointment.wait.state', { state })}</Tag>
        </span>
        <PictureRow picture={picture}>
          <span className={styles.time}>{times.slot(entry)}</span>
          <span className={styles.quiet}>
            {placeName} · {t('appointment.people', { count: size })}
          </span>
          {state === 'waiting' && (
            <span className={styles.quiet}>
              {ahead === null
                ? t('appointment.wait.aheadMany')
                : t('appointment.wait.ahead', { count: ahead })}
            </span>
          )}
          {state === 'offered' && offeredUntilMs !== null && (
            <span>
              {t('appointment.wait.until')}{' '}
              <Countdown endsAtMs={offeredUntilMs} now={sdk.clock.now} onEnd={onChanged} />
            </span>
          )}
        </PictureRow>
      </div>
      {(isOpen || appointmentId) && (
        <div className={styles.foot}>
          {isOpen && (
            <Button size="small" variant="outline" loading={busy} onClick={() => setAsking(true)}>
              {t('appointment.wait.leave')}
            </Button>
          )}
          {state === 'offered' && (
            <ButtonLink size="small" href={hrefs.takeOffer(entry)}>
              {t('appointment.wait.take')}
            </ButtonLink>
          )}
          {appointmentId && (
            <ButtonLink size="small" href={hrefs.detail(appointmentId)}>
              {t('appointment.wait.see')}
            </ButtonLink>
          )}
        </div>
      )}
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('appointment.wait.leave')}
        tone="danger"
        confirmText={t('appointment.wait.leave')}
        cancelText={t('appointment.wait.stay')}
        onConfirm={() => void leave()}
      >
        {t('appointment.wait.leaveHint')}
      </Modal>
    </Card>
  );
}
