import type { GroupLeave } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Modal } from '../../../components/modal';
import { useToast } from '../../../components/toast';
import { FormProblem, failureText, useOnline, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

export interface LeaveGroupProps {
  groupId: string;
  /** The member has left, or cannot any more. */
  onChanged: () => Promise<unknown>;
}

/** Leaving a group that forms: what comes back is asked for and shown first. */
export function LeaveGroup({ groupId, onChanged }: LeaveGroupProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t, money } = texts;
  const { show } = useToast();
  const isOnline = useOnline();
  const [quote, setQuote] = useState<GroupLeave>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');

  const ask = async () => {
    setProblem('');
    try {
      setQuote(await (await sdk.groupBuy()).quoteLeave(groupId, { silent: true }));
      setAsking(true);
    } catch (error) {
      setProblem(failureText(texts, error));
      await onChanged();
    }
  };
  const leave = async () => {
    try {
      await (await sdk.groupBuy()).leave(groupId, { silent: true });
      show(t('groupBuy.leaveDone'), { kind: 'success' });
    } catch (error) {
      setProblem(failureText(texts, error));
    }
    await onChanged();
  };
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <Button variant="text" block disabled={!isOnline} onClick={ask}>
        {t('groupBuy.leave')}
      </Button>
      <Modal
        open={isAsking}
        onOpenChange={setAsking}
        title={t('groupBuy.leave')}
        tone="danger"
        confirmText={t('groupBuy.leaveConfirm')}
        cancelText={t('groupBuy.stay')}
        onConfirm={leave}
      >
        {quote && (
          <>
            <p>{t('groupBuy.leaveFen', { amount: money(quote.refundFen) })}</p>
            <p>{t('groupBuy.refund.usual')}</p>
            {quote.endsGroup && <p>{t('groupBuy.leaveEnds')}</p>}
          </>
        )}
      </Modal>
    </>
  );
}
