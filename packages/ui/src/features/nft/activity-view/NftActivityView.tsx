import { type NftActivity, type NftCollection, type NftProgress, timeStatus } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { Link } from '../../../components/link';
import { NoticeBar } from '../../../components/notice-bar';
import { GiftIcon, SparklesIcon } from '../../../icons';
import { AppPage, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';
import { CollectionGrid, type CollectionGridProps } from './CollectionGrid';
import styles from './NftActivity.module.css';
import { NftHero } from './NftHero';

export interface NftActivityViewProps {
  /** The activity, as the member sees it. */
  detail: NftActivity;
  /** How far the member is in it. */
  progress: NftProgress;
  /** Its collections. */
  collections: readonly NftCollection[];
  /** Asks the server for it anew. */
  onRefresh: () => Promise<unknown>;
  /** Where it leads: the exchange centre, the identity check, the member's pieces, other activities. */
  hrefs: CollectionGridProps['hrefs'] & {
    exchange: string;
    verify: string;
    mine: string;
    activity: (id: string) => string;
  };
}

/** An activity of collectibles: its time, credits and where they come from, the set, its rules, other activities. */
export function NftActivityView({ detail, progress, collections, onRefresh, hrefs }: NftActivityViewProps) {
  const { t } = useTexts();
  const { activity, verified, others } = detail;
  const isOver = activity.timeStatus === timeStatus.ended;
  return (
    <AppPage
      windowTitle={activity.name}
      bottomBar={
        <div className={styles.bar}>
          <ButtonLink href={hrefs.mine} size="large" variant="outline">
            {t('nft.hero.mine')}
          </ButtonLink>
          <ButtonLink href={hrefs.exchange} size="large" variant={isOver ? 'secondary' : 'primary'}>
            {t('nft.hero.exchange')}
          </ButtonLink>
        </div>
      }
      aside={
        <>
          {activity.rules.length > 0 && (
            <Card title={t('nft.hero.rules')}>
              <ul className={styles.rules}>
                {activity.rules.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </Card>
          )}
          {others.length > 0 && (
            <CellGroup title={t('nft.hero.others')}>
              {others.map((other) => (
                <Cell
                  key={other.activityId}
                  title={other.name}
                  value={t('nft.hero.state', { state: stateOf(other.timeStatus) })}
                  href={hrefs.activity(other.activityId)}
                />
              ))}
            </CellGroup>
          )}
        </>
      }
    >
      <NftHero detail={detail} progress={progress} onMoment={() => void onRefresh()} />
      <PageBody continued>
        {!verified && !isOver && (
          <NoticeBar tone="info">
            {t('nft.hero.notVerified')}{' '}
            <Link href={hrefs.verify} className={styles.inline}>
              {t('nft.hero.verify')}
            </Link>
          </NoticeBar>
        )}
        <Credits detail={detail} spotHref={hrefs.spot} />
        {!isOver && <NextExchange progress={progress} hrefs={hrefs} />}
        <CollectionGrid collections={collections} progress={progress} hrefs={hrefs} />
        <p className={styles.quiet}>{t('nft.noTrade')}</p>
      </PageBody>
    </AppPage>
  );
}

const stateOf = (status: NftActivity['activity']['timeStatus']) =>
  status === timeStatus.notStarted ? 'coming' : status === timeStatus.ended ? 'over' : 'running';

interface CreditsProps extends Pick<NftActivityViewProps, 'detail'> {
  spotHref: (scenicSpotId: string) => string;
}

/** What the member has to exchange with, and the places that bring more. */
function Credits({ detail: { credits, creditSpots }, spotHref }: CreditsProps) {
  const { t } = useTexts();
  return (
    <CellGroup title={t('nft.hero.credits')}>
      <Cell
        icon={<SparklesIcon size={20} />}
        title={t('nft.hero.creditsHave', { count: credits })}
        description={creditSpots.length > 0 && t('nft.hero.creditsFrom')}
      />
      {creditSpots.map(({ scenicSpotId, name, credits: brought }) => (
        <Cell
          key={scenicSpotId}
          title={name}
          value={t('nft.hero.creditSpot', { count: brought })}
          href={spotHref(scenicSpotId)}
        />
      ))}
    </CellGroup>
  );
}

/** What is missing for the next collectible, with the ways to it; nothing where none is left. */
function NextExchange({ progress: { next }, hrefs }: Pick<NftActivityViewProps, 'progress' | 'hrefs'>) {
  const { t } = useTexts();
  if (!next) return null;
  if (next.missing.length === 0) {
    return (
      <CellGroup>
        <Cell icon={<GiftIcon size={20} />} title={t('nft.hero.ready')} href={hrefs.exchange} />
      </CellGroup>
    );
  }
  return (
    <CellGroup title={t('nft.hero.next')}>
      {next.missing.map(({ kind, id, name, amount, spot }) => (
        <Cell
          key={`${kind} ${id}`}
          title={t('nft.hero.missing', { name, count: amount })}
          {...(spot && {
            value: t('nft.set.visit', { name: spot.name }),
            href: hrefs.spot(spot.scenicSpotId),
          })}
        />
      ))}
    </CellGroup>
  );
}
