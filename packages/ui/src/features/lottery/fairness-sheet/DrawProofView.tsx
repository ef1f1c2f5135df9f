import type { DrawRecord } from '@yunyou/contract';
import type { DrawCheck, DrawProof } from '@yunyou/sdk';
import { DescriptionList } from '../../../components/description-list';
import { Section } from '../../../components/section';
import { Verdict } from '../../../components/verdict';
import { hexGroups } from '../../../hex-groups';
import { useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { CheckFailed } from './FairnessFrame';
import styles from './FairnessSheet.module.css';
import { RollTable } from './RollTable';

export interface DrawProofViewProps {
  /** The draw that is checked. */
  record: DrawRecord;
}

/** Whether one draw was as was promised, with all that anybody else needs to compute the same. */
export function DrawProofView({ record }: DrawProofViewProps) {
  const { t } = useTexts();
  const sdk = useSdk();
  const { activeId, memberId, index, day } = record;
  const { value, error, loading, reload } = useResource(async () => {
    const lotteries = await sdk.lotteries();
    const proof = await lotteries.proof(activeId, day, { silent: true });
    return { proof, check: await lotteries.check(record, proof) };
  }, [activeId, memberId, index]);
  if (error !== undefined && !loading) return <CheckFailed onRetry={reload} />;
  return (
    <>
      <DrawVerdict record={record} known={value} />
      <Section title={t('lottery.fair.values')}>
        <Facts record={record} seed={value?.proof.seed ?? record.seed} />
      </Section>
      {value && (
        <Section title={t('lottery.fair.table')}>
          <RollTable prizes={value.proof.prizes} roll={record.roll} />
        </Section>
      )}
    </>
  );
}

interface Known {
  proof: DrawProof;
  /** Undefined while the seed is not told. */
  check: DrawCheck | undefined;
}

function stateOf({ forced }: DrawRecord, known: Known | undefined) {
  if (!known) return 'checking';
  const { check } = known;
  if (!check) return 'waiting';
  if (check.isSeed && forced) return 'forced';
  return check.isSeed && check.isRoll && check.isPrize ? 'right' : 'wrong';
}

/** What is wrong, the first of it. */
const wrongOf = ({ isSeed, isRoll }: DrawCheck) => (!isSeed ? 'seed' : !isRoll ? 'roll' : 'prize');

/** The result, in words. */
function DrawVerdict({ record, known }: { record: DrawRecord; known: Known | undefined }) {
  const { t, instant } = useTexts();
  const state = stateOf(record, known);
  const why = state === 'wrong' && known?.check ? wrongOf(known.check) : state;
  const time = known ? instant(known.proof.revealsAtMs) : '';
  return (
    <Verdict
      state={state === 'forced' ? 'noted' : state}
      title={t('lottery.fair.state', { state })}
      hints={[
        t('lottery.fair.hint', { state: why, time }),
        ...(known?.check ? [t('lottery.fair.lead')] : []),
      ]}
    />
  );
}

/** Everything that goes into the sum. */
function Facts({ record, seed }: { record: DrawRecord; seed: string | null }) {
  const { t, number } = useTexts();
  const code = (value: string) => <code className={styles.value}>{value}</code>;
  return (
    <DescriptionList
      className={styles.facts}
      items={[
        { name: t('lottery.fair.commitment'), words: code(hexGroups(record.commitment)) },
        ...(seed === null ? [] : [{ name: t('lottery.fair.seed'), words: code(hexGroups(seed)) }]),
        { name: t('lottery.fair.clientSeed'), words: code(hexGroups(record.clientSeed)) },
        { name: t('lottery.fair.activity'), words: code(record.activeId) },
        { name: t('lottery.fair.day'), words: code(record.day) },
        { name: t('lottery.fair.member'), words: code(record.memberId) },
        { name: t('lottery.fair.index'), words: code(String(record.index)) },
        { name: t('lottery.fair.roll'), words: number(record.roll) },
      ]}
    />
  );
}
