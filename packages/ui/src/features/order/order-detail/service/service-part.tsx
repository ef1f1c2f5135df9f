import { orderStatus } from '@yunyou/contract';
import { SkuLines } from '../lines/SkuLines';
import type { NextStepProps, OrderPart } from '../order-part';
import { ShowCodes } from '../ShowCodes';
import { ContentButton } from './ContentButton';

/** What is given at once is looked at; the rest has codes. */
function NextStep(props: NextStepProps) {
  const { order, line, onChanged } = props;
  return line.kind === 'service' && line.serviceMode === 'instant' ? (
    <ContentButton order={order} line={line} onShown={onChanged} />
  ) : (
    <ShowCodes {...props} />
  );
}

/** Services are used by their codes, or are looked at. */
export const servicePart: OrderPart = {
  Body: SkuLines,
  NextStep,
  lead({ t }, { status, closeReason, lines }) {
    if (closeReason || status !== orderStatus.pendingConsumption) return undefined;
    const isInstant = lines.every((line) => line.kind === 'service' && line.serviceMode === 'instant');
    return t(isInstant ? 'order.service.instantLead' : 'order.service.lead');
  },
};
