import type { OrderLine } from '@yunyou/contract';
import { Button } from '../../../../components/button';
import { useLazySheet } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { loadRefundDialog } from '../../../refund/refund-dialog';
import { lineName } from '../../order-lines';

export interface GiveBackProps {
  orderId: string;
  /** What can be given back, of these lines. */
  lines: readonly OrderLine[];
  /** All of it together only. Default `false`. */
  whole?: boolean;
  /** Called when something was given back, or the order may have changed. */
  onDone: () => void;
}

/** Gives units back that need nobody's word. Nothing where there are none. */
export function GiveBack({ orderId, lines, whole = false, onDone }: GiveBackProps) {
  const { t } = useTexts();
  const { Sheet: Dialog, open, setOpen } = useLazySheet(loadRefundDialog);
  const units = lines.flatMap((line) =>
    (line.refundableUnits ?? []).map((unit) => ({
      lineId: line.id,
      unit,
      label:
        line.quantity > 1 ? t('order.back.unit', { name: lineName(line), unit: unit + 1 }) : lineName(line),
    })),
  );
  if (units.length === 0) return null;
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {t('order.back.apply')}
      </Button>
      {Dialog && (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          orderId={orderId}
          units={units}
          what="units"
          whole={whole}
          onDone={onDone}
        />
      )}
    </>
  );
}
