import { type MyActivity, type MyActivityKind, myActivityKinds } from '@yunyou/contract';
import { dayOf } from '@yunyou/i18n';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { LoadMore } from '../../../components/load-more';
import { MediaCard } from '../../../components/media-card';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { Tag, type TagProps } from '../../../components/tag';
import { AppPage, PageBody, ResourceView, useLazySheet, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { loadAgreedRulesSheet } from './agreed-rules-sheet';
import styles from './MyActivities.module.css';

export interface MyActivitiesViewProps {
  /** The kind that is shown, as it stands in the page's address. */
  kind: MyActivityKind;
  /** Called with another one. */
  onKindChange: (kind: MyActivityKind) => void;
  /** Where activities are found. */
  browseHref: string;
}

/** What a member takes part in, kind by kind. A kind that cannot be had says so itself; the others stay. */
export function MyActivitiesView({ kind, onKindChange, browseHref }: MyActivitiesViewProps) {
  const { t } = useTexts();
  return (
    <AppPage width="narrow">
      <Sticky>
        <Tabs
          label={t('activity.mine.tabs')}
          items={myActivityKinds.map((value) => ({ value, label: t('activity.mine.kind', { kind: value }) }))}
          value={kind}
          onValueChange={(next) => onKindChange(myActivityKinds.find((one) => one === next) ?? 'group')}
        />
      </Sticky>
      <PageBody>
        <ActivitiesOf key={kind} kind={kind} browseHref={browseHref} />
      </PageBody>
    </AppPage>
  );
}

function ActivitiesOf({ kind, browseHref }: Pick<MyActivitiesViewProps, 'kind' | 'browseHref'>) {
  const { t } = useTexts();
  const { userCenter } = useSdk();
  const pages = useOwnPages(
    ['activities', kind],
    async (page) => (await userCenter()).activities({ kind, page }, { silent: true }),
    (activity) => `${activity.kind}:${activity.id}`,
  );
  const rules = useLazySheet(loadAgreedRulesSheet);
  const [asked, setAsked] = useState<MyActivity>();
  const openRules = (activity: MyActivity) => {
    setAsked(activity);
    rules.setOpen(true);
  };
  return (
    <>
      <ResourceView
        resource={pages.resource}
        pending={
          <Card>
            <SkeletonText lines={3} />
          </Card>
        }
        empty={
          <Empty
            title={t('activity.mine.empty')}
            actions={<ButtonLink href={browseHref}>{t('activity.mine.browse')}</ButtonLink>}
          />
        }
      >
        {(found) => (
          <Stack gap={3}>
            {found.map((activity) => (
              <Entry
                key={`${activity.kind}:${activity.id}`}
                activity={activity}
                onRules={() => openRules(activity)}
              />
            ))}
          </Stack>
        )}
      </ResourceView>
      {pages.items.length > 0 && <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />}
      {rules.Sheet && asked?.activeId && (
        <rules.Sheet
          key={asked.activeId}
          open={rules.open}
          onOpenChange={rules.setOpen}
          activeId={asked.activeId}
          name={asked.name}
        />
      )}
    </>
  );
}

const tones: Readonly<Record<MyActivity['state'], TagProps['tone']>> = {
  running: 'warning',
  succeeded: 'success',
  ended: 'neutral',
};

/** What somebody takes part in, and the way to the rules as they agreed to them. */
function Entry({ activity, onRules }: { activity: MyActivity; onRules: () => void }) {
  const { t, day, instant } = useTexts();
  const { href, picture, name, subtitle, state, endsAtMs, agreedAtMs } = activity;
  const card = (
    <MediaCard
      href={href}
      picture={picture}
      title={name}
      subtitle={subtitle}
      muted={state === 'ended'}
      tags={<Tag tone={tones[state]}>{t('activity.mine.state', { state })}</Tag>}
      note={state === 'running' && endsAtMs !== null && t('activity.mine.ends', { time: instant(endsAtMs) })}
    />
  );
  if (agreedAtMs === null) return card;
  return (
    <div className={styles.entry}>
      {card}
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={onRules}>
        {t('activity.mine.rules', { day: day(dayOf(agreedAtMs)) })}
      </Button>
    </div>
  );
}
