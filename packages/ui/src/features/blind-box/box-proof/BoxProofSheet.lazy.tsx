import type { BlindBoxDetail, BoxRecord } from '@yunyou/contract';
import { FairnessFrame } from '../../lottery/fairness-sheet/FairnessFrame';
import { BoxProofView } from './BoxProofView';

export interface BoxProofSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What the set has committed to for its present day. Default: not told. */
  today?: Pick<BlindBoxDetail, 'day' | 'commitment'>;
  /** A box that is checked. Default: none, only how it is done. */
  record?: BoxRecord;
}

export const areas = ['components', 'lottery', 'blind-box'] as const;

const how = [
  'blindBox.fair.how.seed',
  'blindBox.fair.how.client',
  'blindBox.fair.how.place',
  'blindBox.fair.how.item',
] as const;

/** How anybody can check that a box was not arranged: the commitment before, and afterwards everything computed on this device. */
export default function BoxProofSheet({ record, today, ...sheet }: BoxProofSheetProps) {
  return (
    <FairnessFrame {...sheet} today={today} how={how}>
      {record && <BoxProofView record={record} />}
    </FairnessFrame>
  );
}
