import { type MyActivity, type MyActivityKind, myActivityKinds } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { LoadMore } from '../../../components/load-more';
import { MediaCard } from '../../../components/media-card';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { Tag, type TagProps } from '../../../components/tag';
import { AppPage, PageBody, ResourceView, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

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
              <Entry key={`${activity.kind}:${activity.id}`} activity={activity} />
            ))}
          </Stack>
        )}
      </ResourceView>
      {pages.items.length > 0 && <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />}
    </>
  );
}

const tones: Readonly<Record<MyActivity['state'], TagProps['tone']>> = {
  running: 'warning',
  succeeded: 'success',
  ended: 'neutral',
};

function Entry({ activity }: { activity: MyActivity }) {
  const { t, instant } = useTexts();
  const { href, picture, name, subtitle, state, endsAtMs } = activity;
  return (
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
}
