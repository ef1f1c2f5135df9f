import type { SnapshotSummary } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { Empty } from '../../../components/state';
import { FileTextIcon, ShieldCheckIcon } from '../../../icons';
import { AppPage, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './SnapshotListView.module.css';

export interface SnapshotListViewProps {
  /** An order's snapshots, its own first. */
  snapshots: readonly SnapshotSummary[];
  /** The page of a snapshot, and of the order. */
  hrefs: { snapshot: (id: string) => string; order: string };
}

/** What was agreed on an order: for itself and for each of its lines. */
export function SnapshotListView({ snapshots, hrefs }: SnapshotListViewProps) {
  const { t, instant } = useTexts();
  const groups = (['order', 'line'] as const)
    .map((kind) => ({ kind, items: snapshots.filter((one) => one.kind === kind) }))
    .filter(({ items }) => items.length > 0);
  return (
    <AppPage>
      <PageBody>
        {snapshots.length === 0 ? (
          <Empty
            title={t('transactionSnapshot.empty')}
            description={t('transactionSnapshot.emptyHint')}
            actions={<ButtonLink href={hrefs.order}>{t('transactionSnapshot.order')}</ButtonLink>}
          />
        ) : (
          <>
            <p className={styles.intro}>
              <ShieldCheckIcon size={18} />
              {t('transactionSnapshot.intro')}
            </p>
            {groups.map(({ kind, items }) => (
              <CellGroup key={kind} title={t('transactionSnapshot.kind', { kind })}>
                {items.map(({ id, title, createdAtMs }) => (
                  <Cell
                    key={id}
                    href={hrefs.snapshot(id)}
                    icon={<FileTextIcon />}
                    title={title}
                    description={t('transactionSnapshot.agreedAtTime', { time: instant(createdAtMs) })}
                  />
                ))}
              </CellGroup>
            ))}
          </>
        )}
      </PageBody>
    </AppPage>
  );
}
