import { Card } from '../../../components/card';
import { LoadMore } from '../../../components/load-more';
import { SkeletonText } from '../../../components/skeleton';
import { Tag, type TagProps } from '../../../components/tag';
import { ResourceView, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from '../CardFacts.module.css';

export interface CardEntriesProps {
  /** The card whose entries are shown. */
  cardId: string;
}

const tones: Readonly<Record<string, TagProps['tone']>> = { admitted: 'success', refused: 'danger' };

/** Who went in where and when, and why somebody was not let in. */
export function CardEntries({ cardId }: CardEntriesProps) {
  const { t, instant } = useTexts();
  const { annualCards } = useSdk();
  const pages = useOwnPages(
    ['cardEntries', cardId],
    async (page) => (await annualCards()).entries({ cardId, page }, { silent: true }),
    ({ id }) => id,
  );
  return (
    <Card title={t('annualCard.entries')}>
      <ResourceView
        resource={pages.resource}
        pending={<SkeletonText lines={3} />}
        empty={<p className={styles.quiet}>{t('annualCard.entriesNone')}</p>}
      >
        {(found) => (
          <ul className={styles.list}>
            {found.map(({ id, personName, spotName, way, atMs, outcome, refusal }) => (
              <li key={id} className={styles.item}>
                <span className={styles.strong}>
                  {spotName} <Tag tone={tones[outcome]}>{t('annualCard.outcome', { outcome })}</Tag>
                </span>
                <span className={styles.quiet}>
                  {personName} · {t('annualCard.way', { way })} · {instant(atMs)}
                </span>
                {refusal !== null && <span>{refusal}</span>}
              </li>
            ))}
          </ul>
        )}
      </ResourceView>
      {pages.items.length > 0 && <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />}
    </Card>
  );
}
