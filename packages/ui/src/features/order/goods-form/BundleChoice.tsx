import { dayOf } from '@yunyou/i18n';
import { addDays } from '@yunyou/sdk';
import type { SkuCheckoutLine, SkuLineChange } from '@yunyou/sdk/checkout';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Calendar } from '../../../components/calendar';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { Popup } from '../../../components/popup';
import { ErrorState } from '../../../components/state';
import { TextField } from '../../../components/text-field';
import { errorText, FormProblem, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { TravellerPicker } from '../../contacts/traveller-picker';
import { problemText } from '../booking-form/problem-text';
import styles from './GoodsForm.module.css';

/** So many days ahead can be chosen. */
const CALENDAR_DAYS = 90;

export interface BundleChoiceProps {
  line: SkuCheckoutLine;
  onChange: (part: Omit<SkuLineChange, 'kind'>) => void;
}

/** What a bundle asks for besides its number: the first day, who goes, who sleeps in its rooms. */
export function BundleChoice({ line, onChange }: BundleChoiceProps) {
  const texts = useTexts();
  const { t, day: formatDay } = texts;
  const { product, draft, problems } = line;
  const [choosing, setChoosing] = useState<'day' | 'people'>();
  const close = (open: boolean) => {
    if (!open) setChoosing(undefined);
  };
  const needed = product.travellersNeeded * draft.quantity;
  return (
    <>
      {product.dated && (
        <CellGroup>
          <Cell
            title={t('order.goods.startDay')}
            value={draft.startDay ? formatDay(draft.startDay, 'named') : t('order.goods.chooseDay')}
            onClick={() => setChoosing('day')}
          />
        </CellGroup>
      )}
      <FormProblem>{problemText(texts, problems.startDay)}</FormProblem>
      {needed > 0 && (
        <Card
          title={t('order.travellers')}
          extra={
            <span className={styles.quiet}>
              {t('contacts.picker.needed', { needed, chosen: draft.travellers.length })}
            </span>
          }
        >
          <p className={styles.quiet}>{draft.travellers.map(({ name }) => name).join('、')}</p>
          <Button variant="secondary" block onClick={() => setChoosing('people')}>
            {t('order.book.travellersPick')}
          </Button>
          <FormProblem>{problemText(texts, problems.travellers)}</FormProblem>
        </Card>
      )}
      {draft.guests.length > 0 && (
        <Card title={t('order.guests')}>
          <div className={styles.guests}>
            {draft.guests.map((name, room) => (
              <TextField
                // biome-ignore lint/suspicious/noArrayIndexKey: rooms have numbers and nothing else.
                key={room}
                label={t('order.goods.guest', { room: room + 1 })}
                value={name}
                maxLength={50}
                required
                onValueChange={(typed) =>
                  onChange({ guests: draft.guests.map((one, index) => (index === room ? typed : one)) })
                }
              />
            ))}
          </div>
          <FormProblem>{problemText(texts, problems.guests)}</FormProblem>
        </Card>
      )}
      <Popup open={choosing === 'day'} onOpenChange={close} title={t('order.goods.startDay')} flush>
        <Days
          productId={product.id}
          day={draft.startDay}
          onDay={(startDay) => {
            onChange({ startDay });
            setChoosing(undefined);
          }}
        />
      </Popup>
      {product.ticket && (
        <TravellerPicker
          open={choosing === 'people'}
          onOpenChange={close}
          ticket={product.ticket}
          day={draft.startDay}
          needed={needed}
          chosen={[...draft.travellers]}
          onChosenChange={(travellers) => onChange({ travellers })}
        />
      )}
    </>
  );
}

interface DaysProps {
  productId: string;
  day: string;
  onDay: (day: string) => void;
}

/** A year of first days, asked for each time it opens: others are buying. */
function Days({ productId, day, onDay }: DaysProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { value, error, reload } = useResource(() => {
    const today = dayOf(sdk.clock.now());
    return sdk.catalogue.bundleCalendar(productId, today, addDays(today, CALENDAR_DAYS));
  }, [sdk, productId]);
  if (!value && error !== undefined) {
    return (
      <div className={styles.sheet}>
        <ErrorState description={errorText(error)} onRetry={reload} />
      </div>
    );
  }
  return (
    <Calendar
      aria-busy={!value}
      label={t('order.goods.startDay')}
      days={(value?.days ?? []).map((one) => ({ ...one, holiday: null }))}
      today={value?.today ?? dayOf(sdk.clock.now())}
      value={day || null}
      onValueChange={onDay}
    />
  );
}
