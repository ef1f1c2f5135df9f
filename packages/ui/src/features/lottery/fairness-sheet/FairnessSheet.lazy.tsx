import type { DrawRecord, OwnLottery } from '@yunyou/contract';
import { DrawProofView } from './DrawProofView';
import { FairnessFrame } from './FairnessFrame';

export interface FairnessSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What the draw has committed to for its present day. Default: not told. */
  today?: Pick<OwnLottery, 'day' | 'commitment'>;
  /** A draw that is checked. Default: none, only how it is done. */
  record?: DrawRecord;
}

export const areas = ['components', 'lottery'] as const;

const how = [
  'lottery.fair.how.seed',
  'lottery.fair.how.client',
  'lottery.fair.how.roll',
  'lottery.fair.how.prize',
] as const;

/** How anybody can check that a draw was not arranged: the commitment before, and afterwards everything computed on this device. */
export default function FairnessSheet({ record, today, ...sheet }: FairnessSheetProps) {
  return (
    <FairnessFrame {...sheet} today={today} how={how}>
      {record && <DrawProofView record={record} />}
    </FairnessFrame>
  );
}
