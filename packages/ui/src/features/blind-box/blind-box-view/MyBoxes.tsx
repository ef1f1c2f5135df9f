import type { BlindBoxDetail, BoxRecord, BoxUnit } from '@yunyou/contract';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Checkbox } from '../../../components/checkbox';
import { MysteryBox } from '../../../components/draw';
import { LoadMore } from '../../../components/load-more';
import { SkeletonText } from '../../../components/skeleton';
import { Tag } from '../../../components/tag';
import { ResourceView, useOnline, useOwnPages, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './BlindBoxView.module.css';
import { BoxRow } from './BoxRow';
import { type Opening, useOpening } from './use-opening';
import type { Standing } from './use-standing';

export interface MyBoxesProps {
  /** Whose boxes. */
  set: Pick<BlindBoxDetail, 'activeId' | 'items' | 'commitment'>;
  /** How the member stands to the set. */
  standing: Standing;
  /** Called with an opened box that is to be checked. */
  onCheck: (record: BoxRecord) => void;
  /** Asks the server for the set anew. */
  onRefresh: () => Promise<unknown>;
  /** Where a box is given back, and where what was in it is shown. */
  hrefs: { refund: (orderId: string) => string; prize: (prizeOfMineId: string) => string };
}

/** Paid, and not on its way back. */
const canOpen = ({ state, refundable }: BoxUnit): boolean => state === 'paid' && refundable;

/** The member's boxes: those to open, one by one or all, and what was in the others. */
export function MyBoxes({ set, standing, onCheck, onRefresh, hrefs }: MyBoxesProps) {
  const { t } = useTexts();
  const { blindBoxes } = useSdk();
  const { activeId } = set;
  const pages = useOwnPages(
    ['boxesMine', activeId],
    async (page) => (await blindBoxes()).mine({ activeId, page }, { silent: true }),
    ({ unitId }) => unitId,
  );
  const opening = useOpening(set, {
    standing,
    onChanged() {
      void pages.readAnew();
      void standing.reload();
      void onRefresh();
    },
  });
  const seen = new Set(opening.results.map(({ unitId }) => unitId));
  const others = pages.items.filter(({ unitId }) => !seen.has(unitId));
  const waiting = others.filter(canOpen);
  return (
    <Card
      title={t('blindBox.mine')}
      extra={
        waiting.length > 0 && (
          <Tag tone="warning">
            {t('blindBox.mine.toOpen', { count: standing.value?.toOpen ?? waiting.length })}
          </Tag>
        )
      }
    >
      <ResourceView
        resource={pages.resource}
        pending={<SkeletonText lines={3} />}
        empty={<p className={styles.quiet}>{t('blindBox.mine.empty')}</p>}
      >
        {() => (
          <>
            {(waiting.length > 0 || opening.results.length > 0) && (
              <Stage set={set} waiting={waiting} opening={opening} />
            )}
            <ul className={styles.list}>
              {[...opening.results, ...others].map((unit) => (
                <BoxRow key={unit.unitId} unit={unit} onCheck={onCheck} hrefs={hrefs} />
              ))}
            </ul>
          </>
        )}
      </ResourceView>
      {pages.items.length > 0 && (
        <LoadMore status={pages.status} auto={false} onLoadMore={() => void pages.loadMore()} />
      )}
    </Card>
  );
}

interface StageProps {
  set: Pick<BlindBoxDetail, 'items'>;
  /** Boxes that can be opened. */
  waiting: readonly BoxUnit[];
  opening: Opening;
}

/** The box that is opened next, and the way through all of them. */
function Stage({ set: { items }, waiting, opening }: StageProps) {
  const { t } = useTexts();
  const isOnline = useOnline();
  const { isAsked, isAgreed, isRunning, status } = opening;
  const [next] = waiting;
  const isClosed = !isOnline || !isAgreed || isRunning || !next;
  return (
    <div className={styles.stage}>
      {next && isAsked && (
        <Checkbox checked={isAgreed} onCheckedChange={opening.tick}>
          {t('blindBox.mine.agree')}
        </Checkbox>
      )}
      <MysteryBox
        items={items.map(({ itemId, name }) => ({ key: itemId, label: name }))}
        disabled={isClosed}
        failedText=""
        onDraw={async () => {
          if (!next) throw new Error('There is no box to open.');
          return (await opening.open(next)).record?.item.itemId ?? '';
        }}
        onShown={opening.show}
      />
      {(waiting.length > 1 || isRunning) && (
        <Button
          variant="outline"
          loading={isRunning}
          disabled={isClosed && !isRunning}
          onClick={() => void opening.openAll(waiting)}
        >
          {t('blindBox.mine.all', { count: waiting.length })}
        </Button>
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}

/** In place of a visitor's boxes: the way to the login, which leads back here. */
export function MyBoxesOfVisitor() {
  const { t } = useTexts();
  const { navigation } = useSdk();
  const { launchDone } = useSession();
  return (
    <Card title={t('blindBox.mine')}>
      <div className={styles.row}>
        <span className={styles.quiet}>{t('blindBox.login')}</span>
        <Button
          variant="outline"
          size="small"
          disabled={!launchDone}
          onClick={() => navigation.leadToLogin()}
        >
          {t('blindBox.loginAction')}
        </Button>
      </div>
    </Card>
  );
}
