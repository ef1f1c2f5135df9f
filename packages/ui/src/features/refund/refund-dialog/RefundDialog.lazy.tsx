import type { RefundQuote } from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';
import { deadlineTime } from '@yunyou/i18n/deadlines';
import { isApiError } from '@yunyou/sdk';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { DescriptionList } from '../../../components/description-list';
import { NoticeBar } from '../../../components/notice-bar';
import { Popup } from '../../../components/popup';
import { Price } from '../../../components/price';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { useToast } from '../../../components/toast';
import { failureText, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './RefundDialog.module.css';

/** Something that can be given back by itself. */
export interface RefundUnit {
  readonly lineId: string;
  /** Number within its line, from 0 on. */
  readonly unit: number;
  /** What it is called. */
  readonly label: string;
}

export interface RefundDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  orderId: string;
  /** What can be given back. */
  units: readonly RefundUnit[];
  /** What is given back, in the dialog's words. Default `rooms`. */
  what?: 'rooms' | 'units';
  /** All of it together only. */
  whole: boolean;
  /** Where the same can be booked again. Default nowhere. */
  againHref?: string;
  /** Called when something was given back, or the order may have changed. */
  onDone: () => void;
}

export const areas = ['components', 'kit', 'refund'] as const;

/** What the dialog says, by what is given back. */
const words = {
  rooms: {
    title: 'refund.give.title',
    choose: 'refund.give.choose',
    confirm: 'refund.give.confirm',
    pick: 'refund.give.pick',
    done: 'refund.give.done',
    laterNone: 'refund.give.laterNone',
    merchant: 'refund.give.merchant',
  },
  units: {
    title: 'refund.units.title',
    choose: 'refund.units.choose',
    confirm: 'refund.units.confirm',
    pick: 'refund.units.pick',
    done: 'refund.units.done',
    laterNone: 'refund.units.laterNone',
    merchant: 'refund.units.merchant',
  },
} as const satisfies Record<string, Record<string, MessageId>>;

type Words = (typeof words)[keyof typeof words];

const keyOf = ({ lineId, unit }: RefundUnit) => `${lineId} ${unit}`;

/** Units by their lines, as a request names them. */
function itemsOf(units: readonly RefundUnit[]) {
  const lineIds = [...new Set(units.map(({ lineId }) => lineId))];
  return lineIds.map((lineId) => ({
    lineId,
    units: units.filter((one) => one.lineId === lineId).map(({ unit }) => unit),
  }));
}

/** Rooms or pieces are chosen, what comes back and what is kept is said by the server, and agreed to. */
export default function RefundDialog({
  open,
  onOpenChange,
  orderId,
  units,
  what = 'rooms',
  whole,
  againHref,
  onDone,
}: RefundDialogProps) {
  const { refunds } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const said = words[what];
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isChanged, setIsChanged] = useState(false);
  const chosen = whole ? units : units.filter((one) => !left.has(keyOf(one)));
  const key = chosen.map(keyOf).join();
  const quote = useResource(
    async () => (key === '' ? null : refunds.quote({ orderId, items: itemsOf(chosen) }, { silent: true })),
    [refunds, orderId, key],
  );
  const shown = quote.loading ? undefined : quote.value;
  const apply = async ({ amountFen, feeFen }: RefundQuote) => {
    setIsChanged(false);
    const request = { orderId, items: itemsOf(chosen) };
    try {
      await refunds.apply(
        { ...request, expectedAmountFen: amountFen, expectedFeeFen: feeFen },
        { silent: true },
      );
      show(t(said.done), { kind: 'success' });
      onOpenChange(false);
      onDone();
    } catch (error) {
      if (isApiError(error) && error.rule === 'refundChanged') {
        setIsChanged(true);
        await quote.reload();
        return;
      }
      show(failureText(texts, error), { kind: 'error' });
      // A network that failed leaves the question open; a refusal means that the order is another now.
      if (isApiError(error) && !error.retryable) onDone();
    }
  };
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t(said.title)}
      footer={
        <Button
          size="large"
          variant="danger"
          block
          disabled={!shown}
          loading={quote.loading && key !== ''}
          onClick={() => shown && apply(shown)}
        >
          {t(key === '' ? said.pick : said.confirm)}
        </Button>
      }
    >
      <Stack>
        {isChanged && (
          <NoticeBar tone="warning" role="alert">
            {t('refund.give.changed')}
          </NoticeBar>
        )}
        <fieldset className={styles.units}>
          <legend className={styles.legend}>{t(said.choose)}</legend>
          {units.map((one) => (
            <Checkbox
              key={keyOf(one)}
              checked={whole || !left.has(keyOf(one))}
              disabled={whole}
              onCheckedChange={(checked) => {
                const next = new Set(left);
                if (checked) next.delete(keyOf(one));
                else next.add(keyOf(one));
                setLeft(next);
              }}
            >
              {one.label}
            </Checkbox>
          ))}
        </fieldset>
        <ResourceView
          resource={{ ...quote, value: shown, error: quote.loading ? undefined : quote.error }}
          pending={<SkeletonText lines={3} />}
          isEmpty={(value) => value === null}
        >
          {(value) => value && <Amounts quote={value} words={said} />}
        </ResourceView>
        {againHref && (
          <ButtonLink href={againHref} variant="text">
            {t('refund.give.again')}
          </ButtonLink>
        )}
      </Stack>
    </Popup>
  );
}

function Amounts({ quote, words: said }: { quote: RefundQuote; words: Words }) {
  const texts = useTexts();
  const { t, money } = texts;
  const { amountFen, feeFen, approval, steps } = quote;
  // From the first on behind which nothing goes back, there is nothing more to tell.
  const end = steps.findIndex((step) => step.feeFen === null);
  const told = end < 0 ? steps : steps.slice(0, end + 1);
  return (
    <Stack gap={2}>
      <DescriptionList
        items={[
          { name: t('refund.give.amount'), words: <Price fen={amountFen} size="large" /> },
          { name: t('refund.give.fee'), words: money(feeFen) },
        ]}
      />
      {told.map((step) => (
        <p key={step.atMs} className={styles.later}>
          {step.feeFen === null
            ? t(said.laterNone, { time: deadlineTime(texts, step.atMs) })
            : t('refund.give.later', { time: deadlineTime(texts, step.atMs), fee: money(step.feeFen) })}
        </p>
      ))}
      <p className={styles.later}>{t(approval === 'auto' ? 'refund.give.wait' : said.merchant)}</p>
    </Stack>
  );
}
