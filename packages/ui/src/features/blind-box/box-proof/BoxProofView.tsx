import type { BoxRecord } from '@yunyou/contract';
import type { BoxCheck } from '@yunyou/sdk';
import { DescriptionList } from '../../../components/description-list';
import { Section } from '../../../components/section';
import { Verdict } from '../../../components/verdict';
import { hexGroups } from '../../../hex-groups';
import { useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { CheckFailed } from '../../lottery/fairness-sheet/FairnessFrame';
import styles from '../../lottery/fairness-sheet/FairnessSheet.module.css';
import { PoolTable } from './PoolTable';

export interface BoxProofViewProps {
  /** How the box was opened. */
  record: BoxRecord;
}

/** Whether one box was as was promised, with all that anybody else needs to compute the same. */
export function BoxProofView({ record }: BoxProofViewProps) {
  const { t } = useTexts();
  const sdk = useSdk();
  const { value, error, loading, reload } = useResource(
    async () => ({ check: await (await sdk.blindBoxes()).check(record) }),
    [record.unitId, record.seed],
  );
  if (error !== undefined && !loading) return <CheckFailed onRetry={reload} />;
  return (
    <>
      <BoxVerdict record={record} known={value} />
      <Section title={t('lottery.fair.values')}>
        <Facts record={record} />
      </Section>
      <Section title={t('blindBox.fair.pool')}>
        <PoolTable record={record} />
      </Section>
    </>
  );
}

/** `check` is undefined while the seed is not told. */
type Known = { check: BoxCheck | undefined } | undefined;

function stateOf({ forced }: BoxRecord, known: Known) {
  if (!known) return 'checking';
  const { check } = known;
  if (!check) return 'waiting';
  if (check.isSeed && forced) return 'forced';
  return check.isSeed && check.isPool && check.isPlace && check.isItem ? 'right' : 'wrong';
}

/** What is wrong, the first of it. */
function wrongOf({ isSeed, isPool, isPlace }: BoxCheck): string {
  if (!isSeed) return 'seed';
  if (!isPool) return 'pool';
  return isPlace ? 'item' : 'place';
}

/** The result, in words. */
function BoxVerdict({ record, known }: { record: BoxRecord; known: Known }) {
  const { t, day } = useTexts();
  const state = stateOf(record, known);
  const why = state === 'wrong' && known?.check ? wrongOf(known.check) : state;
  return (
    <Verdict
      state={state === 'forced' ? 'noted' : state}
      title={t('lottery.fair.state', { state })}
      hints={[
        t('blindBox.fair.hint', { state: why, day: day(record.day) }),
        ...(known?.check ? [t('lottery.fair.lead')] : []),
      ]}
    />
  );
}

/** Everything that goes into the sum. */
function Facts({ record }: BoxProofViewProps) {
  const { t, number } = useTexts();
  const { seed, commitment, clientSeed, activeId, day, memberId, unitId, seq, drawnFrom, k, misses } = record;
  const code = (value: string) => <code className={styles.value}>{value}</code>;
  return (
    <DescriptionList
      className={styles.facts}
      items={[
        { name: t('lottery.fair.commitment'), words: code(hexGroups(commitment)) },
        ...(seed === null ? [] : [{ name: t('lottery.fair.seed'), words: code(hexGroups(seed)) }]),
        { name: t('lottery.fair.clientSeed'), words: code(hexGroups(clientSeed)) },
        { name: t('lottery.fair.activity'), words: code(activeId) },
        { name: t('lottery.fair.day'), words: code(day) },
        { name: t('lottery.fair.member'), words: code(memberId) },
        { name: t('blindBox.fair.unit'), words: code(unitId) },
        { name: t('blindBox.fair.seq'), words: number(seq) },
        { name: t('blindBox.fair.misses'), words: number(misses) },
        { name: t('blindBox.fair.from'), words: number(drawnFrom) },
        { name: t('blindBox.fair.place'), words: number(k) },
      ]}
    />
  );
}
