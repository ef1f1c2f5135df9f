import type { CardActivityCheckoutLine, CardActivityLineDraft } from '@yunyou/sdk/checkout';
import { Card } from '../../../../components/card';
import { PictureRow } from '../../../../components/picture-row';
import { Price } from '../../../../components/price';
import { RadioGroup } from '../../../../components/radio-group';
import { FormProblem } from '../../../../shell';
import { useTexts } from '../../../../texts';
import styles from '../BookingForm.module.css';
import { problemText } from '../problem-text';
import { ActivityPersons } from './ActivityPersons';
import { hasJoined } from './has-joined';

export interface CardActivityBookingProps {
  /** The activity, with the session and the persons that are chosen. */
  line: CardActivityCheckoutLine;
  /** Called with another session, or other persons. */
  onChange: (choice: Partial<Pick<CardActivityLineDraft, 'sessionId' | 'personIds'>>) => void;
}

/** Which session of an activity, and who of the card takes part. */
export function CardActivityBooking({ line, onChange }: CardActivityBookingProps) {
  const texts = useTexts();
  const { t } = texts;
  const { product, quoted, draft, problems } = line;
  const priceFen = quoted?.unitPriceFen ?? product.priceFen;
  // Whoever has joined the session already is not asked for again.
  const choose = (sessionId: string) =>
    onChange({ sessionId, personIds: draft.personIds.filter((id) => !hasJoined(product, sessionId, id)) });
  return (
    <>
      <Card>
        <PictureRow picture={quoted?.picture ?? product.picture}>
          <h2 className={styles.product}>{quoted?.title ?? product.title}</h2>
          <p className={styles.ticket}>
            {t('order.cardActivity.each')}{' '}
            {priceFen === 0 ? t('order.cardActivity.free') : <Price fen={priceFen} tone="text" />}
          </p>
        </PictureRow>
      </Card>
      <Card>
        {product.sessions.length === 0 ? (
          <p className={styles.hint}>{t('order.cardActivity.noSessions')}</p>
        ) : (
          <Sessions product={product} sessionId={draft.sessionId} onChoose={choose} />
        )}
        <FormProblem>{problemText(texts, problems.session)}</FormProblem>
      </Card>
      <ActivityPersons line={line} onChange={(personIds) => onChange({ personIds })} />
    </>
  );
}

interface SessionsProps extends Pick<CardActivityCheckoutLine, 'product'> {
  sessionId: string;
  onChoose: (sessionId: string) => void;
}

/** The sessions to come; those that are full cannot be chosen. */
function Sessions({ product, sessionId, onChoose }: SessionsProps) {
  const { t, day } = useTexts();
  return (
    <RadioGroup
      label={t('order.cardActivity.sessions')}
      value={sessionId}
      onValueChange={onChoose}
      items={product.sessions.map(({ id, left, day: on, from, to }) => ({
        value: id,
        label: t('order.cardActivity.session', { day: day(on, 'named'), from, to }),
        description: t('order.cardActivity.left', { count: left }),
        disabled: left === 0,
      }))}
    />
  );
}
