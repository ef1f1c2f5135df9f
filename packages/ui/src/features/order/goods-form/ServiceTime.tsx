import type { SlotFullDetail } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import type { SkuCheckoutLine, SkuLineChange } from '@yunyou/sdk/checkout';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { FormProblem, useLazySheet } from '../../../shell';
import { useTexts } from '../../../texts';
import { useCheckedTravellers } from '../../appointment/appointment-form/use-checked-travellers';
import { useSlotTimes } from '../../appointment/use-slot-times';
import { TravellerPicker } from '../../contacts/traveller-picker';
import { problemText } from '../booking-form/problem-text';
import styles from './GoodsForm.module.css';

export interface ServiceTimeProps {
  line: SkuCheckoutLine;
  onChange: (part: Omit<SkuLineChange, 'kind'>) => void;
}

const loadTimes = () => import('./TimeSheet.lazy');

/** The time at which a service is used, chosen now or booked after paying, and who comes. Nothing where none is booked. */
export function ServiceTime({ line, onChange }: ServiceTimeProps) {
  const texts = useTexts();
  const { t } = texts;
  const times = useSlotTimes();
  const { product, draft, quoted, problems } = line;
  const { Sheet, open, setOpen } = useLazySheet(loadTimes);
  const items = product.appointItems ?? [];
  const [quote] = quoted;
  const slot = quote?.kind === 'service' ? quote.slot : undefined;
  const isChosen = draft.slotId !== '';
  const words = slot && [
    slot.itemTitle,
    times.slot(slot),
    slot.left !== null && t('order.goods.timeLeft', { count: slot.left }),
  ];
  const instead = insteadOf(problems.slot);
  if (items.length === 0) return null;
  return (
    <>
      <Card title={t('order.goods.time')}>
        <div className={styles.guests}>
          <p className={styles.quiet}>{t('order.goods.timeHint')}</p>
          {isChosen && (
            <p className={styles.name} role="status">
              {words ? words.filter(Boolean).join(' · ') : t('order.goods.timeChosen')}
            </p>
          )}
          <FormProblem>{problemText(texts, problems.slot)}</FormProblem>
          {instead.length > 0 && (
            <>
              <p className={styles.quiet}>{t('order.goods.timeInstead')}</p>
              {instead.map((one) => (
                <Button key={one.id} variant="outline" block onClick={() => onChange({ slotId: one.id })}>
                  {times.slot(one)}
                </Button>
              ))}
            </>
          )}
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {t(isChosen ? 'order.goods.timeOther' : 'order.goods.timeNow')}
            </Button>
            {isChosen && (
              <Button variant="text" onClick={() => onChange({ slotId: '' })}>
                {t('order.goods.timeLater')}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {slot && slot.visitorsNeeded > 0 && <People line={line} slot={slot} onChange={onChange} />}
      {Sheet && (
        <Sheet
          open={open}
          onOpenChange={setOpen}
          items={items}
          itemId={slot?.itemId ?? ''}
          slotId={draft.slotId}
          quantity={draft.quantity}
          onSlotChange={(slotId) => onChange({ slotId })}
        />
      )}
    </>
  );
}

interface PeopleProps extends ServiceTimeProps {
  slot: { slotId: string; itemId: string; size: number; visitorsNeeded: number };
}

/** Who comes at the chosen time. */
function People({ line, slot, onChange }: PeopleProps) {
  const texts = useTexts();
  const { t } = texts;
  const { product, draft, problems } = line;
  const [picking, setPicking] = useState(false);
  const { slotId, itemId, size, visitorsNeeded: needed } = slot;
  const item = product.appointItems?.find(({ id }) => id === itemId);
  const source = useCheckedTravellers(
    { slotId, productId: product.id, voucherIds: [], size },
    t('order.goods.timeBooked'),
  );
  return (
    <Card
      title={t('order.travellers')}
      extra={
        <span className={styles.quiet}>
          {t('contacts.picker.needed', { needed, chosen: draft.travellers.length })}
        </span>
      }
    >
      <p className={styles.quiet}>{draft.travellers.map(({ name }) => name).join('、')}</p>
      <Button variant="secondary" block onClick={() => setPicking(true)}>
        {t('order.book.travellersPick')}
      </Button>
      <FormProblem>{problemText(texts, problems.travellers)}</FormProblem>
      <TravellerPicker
        open={picking}
        onOpenChange={setPicking}
        ticket={{ id: product.id, certTypes: item?.certTypes ?? [] }}
        source={source}
        day=""
        needed={needed}
        chosen={[...draft.travellers]}
        onChosenChange={(travellers) => onChange({ travellers })}
      />
    </Card>
  );
}

/** Free times in the place of a full one, as the refusal names them. */
function insteadOf(problem: SkuCheckoutLine['problems']['slot']): SlotFullDetail['slots'] {
  if (problem?.code !== 'failed' || !isApiError(problem.error) || problem.error.rule !== 'slotFull')
    return [];
  const { slots } = problem.error.detail as Partial<SlotFullDetail>;
  return Array.isArray(slots) ? slots : [];
}
