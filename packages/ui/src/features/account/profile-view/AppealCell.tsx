import { type MobileAppealState, mobileChangeDays, type ResponseOf } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Cell } from '../../../components/cell';
import { Modal } from '../../../components/modal';
import { useToast } from '../../../components/toast';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

type Appeal = NonNullable<ResponseOf<'member', 'mobileAppealState'>>;

interface AppealCellProps {
  appeal: Appeal;
  /** Called when it may stand otherwise now. */
  onChanged: () => unknown;
}

/** Whether an appeal waits for its end, and can be stopped. */
export const isOpenAppeal = (state: MobileAppealState): boolean => state === 'applied' || state === 'agreed';

/** Where an appeal for another number stands, with what stops it. */
export function AppealCell({
  appeal: { id, state, mobile, atMs, effectiveAtMs, reason },
  onChanged,
}: AppealCellProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t, locale, instant } = texts;
  const { show } = useToast();
  const [asking, setAsking] = useState(false);

  const stop = async () => {
    try {
      await (await sdk.account()).stopMobileAppeal(id, { silent: true });
      show(t('account.appeal.stopped'), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
    await onChanged();
  };

  const when =
    state === 'agreed' && effectiveAtMs !== null
      ? t('account.appeal.effective', { time: instant(effectiveAtMs) })
      : t('account.appeal.asked', { time: instant(atMs) });
  const why = state === 'taken' ? t('account.appeal.taken') : reason?.[locale];
  return (
    <>
      <Cell
        title={t('account.appeal.to', { mobile, state: t('account.appeal.state', { state }) })}
        description={
          <>
            {when}
            {why && (
              <>
                <br />
                {why}
              </>
            )}
          </>
        }
        value={
          isOpenAppeal(state) && (
            <Button
              variant="outline"
              size="small"
              aria-label={t('account.appeal.stopWhat')}
              onClick={() => setAsking(true)}
            >
              {t('account.appeal.stop')}
            </Button>
          )
        }
      />
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('account.appeal.ask')}
        tone="danger"
        confirmText={t('account.appeal.stop')}
        onConfirm={stop}
      >
        {t('account.appeal.askHint', { days: mobileChangeDays })}
      </Modal>
    </>
  );
}
