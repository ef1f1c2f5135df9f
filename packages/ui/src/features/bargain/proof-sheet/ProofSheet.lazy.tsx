import type { BargainDetail } from '@yunyou/contract';
import { BreakdownList } from '../../../components/breakdown-list';
import { Button } from '../../../components/button';
import { DescriptionList } from '../../../components/description-list';
import { Popup } from '../../../components/popup';
import { Section } from '../../../components/section';
import { Stack } from '../../../components/stack';
import { Verdict } from '../../../components/verdict';
import { hexGroups } from '../../../hex-groups';
import { useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './ProofSheet.module.css';

export interface ProofSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** A bargain that is over. */
  detail: BargainDetail;
}

export const areas = ['components', 'bargain'] as const;

/** Whether a price was cut as was promised: computed on this device, with all that anybody else needs to do the same. */
export default function ProofSheet({ open, onOpenChange, detail }: ProofSheetProps) {
  const { t } = useTexts();
  const { bargain, commitment, clientSeed, proof, role } = detail;
  if (!proof) return null;
  const names = new Map(bargain.helpers.map(({ seq, name }) => [seq, name]));
  const facts: [string, string][] = [
    [t('bargain.proof.commitment'), commitment],
    [t('bargain.proof.seed'), proof.seed],
    [t('bargain.proof.clientSeed', { who: role === 'owner' ? 'own' : 'other' }), clientSeed],
  ];
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('bargain.proof.title')}>
      <Stack>
        <SplitVerdict detail={detail} />
        <Section title={t('bargain.proof.values')}>
          <DescriptionList
            className={styles.facts}
            items={[
              { name: t('bargain.proof.id'), words: <code className={styles.value}>{bargain.id}</code> },
              ...facts.map(([name, value]) => ({
                name,
                words: <code className={styles.value}>{hexGroups(value)}</code>,
              })),
            ]}
          />
        </Section>
        <Section title={t('bargain.proof.split')}>
          <BreakdownList
            items={proof.cutsFen.map((amountFen, place) => {
              const seq = place + 1;
              const name = names.get(seq);
              return {
                key: String(seq),
                label: name ? t('bargain.proof.by', { seq, name }) : t('bargain.proof.cut', { seq }),
                amountFen,
              };
            })}
            totalFen={proof.cutsFen.reduce((sum, cut) => sum + cut, 0)}
          />
        </Section>
        <Section title={t('bargain.proof.how')}>
          <ol className={styles.how}>
            <li>{t('bargain.goods.proof.seed')}</li>
            <li>{t('bargain.goods.proof.client')}</li>
            <li>{t('bargain.goods.proof.weight')}</li>
            <li>{t('bargain.goods.proof.split')}</li>
          </ol>
        </Section>
      </Stack>
    </Popup>
  );
}

/** The result, in words. */
function SplitVerdict({ detail }: Pick<ProofSheetProps, 'detail'>) {
  const { t } = useTexts();
  const sdk = useSdk();
  const { value, error, loading, reload } = useResource(
    async () => (await sdk.bargains()).check(detail),
    [detail.bargain.id],
  );
  if (error !== undefined && !loading) {
    return (
      <Stack gap={3}>
        <p className={styles.hint} role="alert">
          {t('bargain.proof.failed')}
        </p>
        <Button variant="outline" onClick={reload}>
          {t('ui.retry')}
        </Button>
      </Stack>
    );
  }
  const isRight = value?.isSeed && value.isSplit;
  const state = value === undefined ? 'checking' : isRight ? 'right' : 'wrong';
  const why = state === 'wrong' && !value?.isSeed ? 'seed' : state;
  return (
    <Verdict
      state={state}
      title={t('bargain.proof.state', { state })}
      hints={[t('bargain.proof.stateHint', { state: why }), t('bargain.proof.lead')]}
    />
  );
}
