import type { BlindBoxDetail, BoxRecord } from '@yunyou/contract';
import { useState } from 'react';
import { Cell, CellGroup } from '../../../components/cell';
import { GiftIcon, ShieldCheckIcon } from '../../../icons';
import { AppPage, PageBody, ShareButton, useLazySheet, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityRules } from '../../activity/activity-product';
import { OddsTable } from '../../lottery/odds-table';
import { loadAgeSheet } from '../age-sheet';
import { loadBoxProofSheet } from '../box-proof';
import { BoxBar } from './BoxBar';
import { BoxHead } from './BoxHead';
import { Ledger } from './Ledger';
import { MyBoxes, MyBoxesOfVisitor } from './MyBoxes';
import { oddsOf } from './odds-of';
import { useBuying } from './use-buying';
import { useStanding } from './use-standing';

export interface BlindBoxViewProps {
  /** The set, as anybody sees it. */
  set: BlindBoxDetail;
  /** Asks the server for it anew. */
  onRefresh: () => Promise<unknown>;
  /** Called with how many boxes are to be ordered, once nothing stands in the way. */
  onBuy: (quantity: number) => unknown;
  /** Where it leads: `refund` gives boxes of an order back, `prize` shows what was in one, `prizes` all prizes of the member. */
  hrefs: {
    refund: (orderId: string) => string;
    prize: (prizeOfMineId: string) => string;
    prizes: string;
  };
}

/** A set of blind boxes: what is in it with its odds, what is left, buying some, opening one's own, and how to check them. */
export function BlindBoxView({ set, onRefresh, onBuy, hrefs }: BlindBoxViewProps) {
  const { t } = useTexts();
  const { token } = useSession();
  const standing = useStanding(set.activeId);
  const buying = useBuying(set, { standing, onBuy, onRefresh });
  const proof = useLazySheet(loadBoxProofSheet);
  const age = useLazySheet(loadAgeSheet);
  const [checked, setChecked] = useState<BoxRecord>();
  const check = (record?: BoxRecord) => {
    setChecked(record);
    proof.setOpen(true);
  };
  const { name, subtitle, picture } = set;
  const known = standing.value;
  const isMember = token !== undefined;
  return (
    <AppPage
      actions={<ShareButton title={name} desc={subtitle} picture={picture} />}
      bottomBar={
        <BoxBar set={set} canBuy={known?.canBuy} buying={buying} onAskAge={() => age.setOpen(true)} />
      }
    >
      <BoxHead set={set} standing={known} onStart={() => void onRefresh()}>
        <ActivityRules
          rules={buying.rules}
          activity={set}
          isAsked={known !== undefined && !known.agreed && set.saleState === 'onSale'}
        />
      </BoxHead>
      <PageBody continued>
        {isMember ? (
          <MyBoxes set={set} standing={standing} onCheck={check} onRefresh={onRefresh} hrefs={hrefs} />
        ) : (
          <MyBoxesOfVisitor />
        )}
        <OddsTable prizes={oddsOf(set, (hidden) => t('blindBox.hiddenName', { name: hidden }))} />
        <CellGroup>
          {isMember && (
            <Cell icon={<GiftIcon size={20} />} title={t('lottery.prizesMine')} href={hrefs.prizes} />
          )}
          <Cell icon={<ShieldCheckIcon size={20} />} title={t('lottery.fair')} onClick={() => check()} />
        </CellGroup>
        <Ledger activeId={set.activeId} opened={set.opened} />
      </PageBody>
      {proof.Sheet && (
        <proof.Sheet open={proof.open} onOpenChange={proof.setOpen} today={set} record={checked} />
      )}
      {age.Sheet && (
        <age.Sheet
          open={age.open}
          onOpenChange={age.setOpen}
          onStated={() => {
            age.setOpen(false);
            void buying.goOn();
          }}
        />
      )}
    </AppPage>
  );
}
