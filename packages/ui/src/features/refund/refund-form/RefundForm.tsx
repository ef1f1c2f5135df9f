import {
  merchantSideReasons,
  type RefundOptions,
  type RefundQuote,
  refundPicturesMax,
  refundReason,
  refundReasonMax,
} from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { Modal } from '../../../components/modal';
import { RadioGroup } from '../../../components/radio-group';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { TextArea } from '../../../components/text-area';
import { Uploader } from '../../../components/uploader';
import { AppPage, FormProblem, failureText, PageBody, useProblemFocus, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { RefundFoot } from './RefundFoot';
import styles from './RefundForm.module.css';
import { chosenOf, openKeys, withWholeBundles } from './refund-draft';
import { UnitChoice } from './UnitChoice';
import { useRefundDraft } from './use-refund-draft';
import { useRefundQuote } from './use-refund-quote';

export interface RefundFormProps {
  /** What of the order can be given back now. */
  options: RefundOptions;
  /** The line that the page was opened for. Default none. */
  lineId?: string;
  /** Address of the order. */
  orderHref: string;
  /** Called with the id of the request that was sent. */
  onApplied: (id: string) => void;
  /** Loads the options anew: something of the order has changed. */
  onReload: () => unknown;
}

type Problems = Partial<Record<'units' | 'reasonCode' | 'reason' | 'pictures' | 'form', string>>;

/** A refund: what goes back, why, and what it comes to at this moment. */
export function RefundForm({ options, lineId, orderHref, onApplied, onReload }: RefundFormProps) {
  const { refunds, uploads } = useSdk();
  const texts = useTexts();
  const { t, money } = texts;
  const { ref, focusProblem } = useProblemFocus<HTMLDivElement>();
  const { draft, change, done } = useRefundDraft(options, lineId);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState<{ before: RefundQuote; after: RefundQuote }>();
  const { items, asks, needsReason } = chosenOf(options, draft.units);
  const { orderId, reasons } = options;
  const quote = useRefundQuote({ orderId, items, reasonCode: draft.reasonCode, needsReason });
  const shown = quote.loading || quote.error ? undefined : quote.value;
  const chosenReason = reasons.find(({ code }) => code === draft.reasonCode);
  const needsPicture =
    shown?.kind === 'returnAndRefund' &&
    draft.reasonCode !== null &&
    merchantSideReasons.includes(draft.reasonCode);

  const refuse = (found: Problems) => {
    setProblems(found);
    focusProblem();
  };
  const wrong = (): Problems => ({
    ...(items.length === 0 && { units: t('refund.form.pickUnit') }),
    ...(asks && draft.reasonCode === null && { reasonCode: t('refund.form.pickReason') }),
    ...(chosenReason?.needsText && draft.reason.trim() === '' && { reason: t('refund.form.wordsNeeded') }),
    ...(needsPicture && draft.pictures.length === 0 && { pictures: t('refund.form.pictureNeeded') }),
  });

  const apply = async (agreed: RefundQuote | null | undefined) => {
    const found = wrong();
    if (Object.keys(found).length > 0 || !agreed) return refuse(found);
    setProblems({});
    setBusy(true);
    try {
      const { id } = await refunds.apply(
        {
          orderId,
          items,
          expectedAmountFen: agreed.amountFen,
          expectedFeeFen: agreed.feeFen,
          ...(draft.reasonCode && { reasonCode: draft.reasonCode }),
          ...(draft.reason.trim() && { reason: draft.reason.trim() }),
          ...(draft.pictures.length > 0 && { pictureKeys: draft.pictures.map(({ key }) => key) }),
        },
        { silent: true },
      );
      done();
      onApplied(id);
    } catch (error) {
      if (isApiError(error) && error.rule === 'refundChanged') {
        const after = await quote.reload();
        if (after) setChanged({ before: agreed, after });
        return;
      }
      if (isApiError(error) && error.rule === 'addOnGoesAlong') {
        const along = (error.detail as { lineIds?: string[] } | undefined)?.lineIds ?? [];
        const keys = openKeys(options, (line) => along.includes(line.lineId));
        change({ units: withWholeBundles(options, [...draft.units, ...keys]) });
        return refuse({ form: t('refund.form.alongTitle') });
      }
      refuse({ [fieldOf(error)]: failureText(texts, error) });
      // What can be given back may be something else by now.
      if (isApiError(error) && !error.retryable) onReload();
    } finally {
      setBusy(false);
    }
  };

  if (openKeys(options).length === 0) return <NothingToRefund options={options} orderHref={orderHref} />;
  return (
    <AppPage
      bottomBar={
        <RefundFoot
          quote={items.length === 0 || quote.error ? null : shown}
          busy={busy}
          onApply={() => apply(shown)}
          onStep={quote.reload}
        />
      }
    >
      <PageBody ref={ref}>
        <FormProblem>{problems.form}</FormProblem>
        <Stack gap={2}>
          <UnitChoice
            options={options}
            chosen={draft.units}
            onChoose={(units) => {
              change({ units });
              setProblems({});
            }}
          />
          <FormProblem>
            {problems.units ??
              (quote.error && items.length > 0 ? failureText(texts, quote.error) : undefined)}
          </FormProblem>
        </Stack>
        <Card title={t('refund.form.reason')}>
          <Stack>
            <RadioGroup
              label={t('refund.form.reason')}
              hideLabel
              look="chips"
              items={reasons.map(({ code }) => ({
                value: code,
                label: t('refund.reason', { reason: code }),
              }))}
              value={draft.reasonCode ?? ''}
              onValueChange={(code) => {
                change({ reasonCode: refundReason.find((one) => one === code) ?? null });
                setProblems({ ...problems, reasonCode: undefined });
              }}
            />
            <FormProblem>{problems.reasonCode}</FormProblem>
            <TextArea
              label={t('refund.form.words')}
              hint={chosenReason?.needsText ? undefined : t('refund.form.wordsHint')}
              value={draft.reason}
              maxLength={refundReasonMax}
              error={problems.reason}
              onValueChange={(reason) => change({ reason })}
            />
            {(asks || draft.pictures.length > 0) && (
              <Uploader
                label={t('refund.form.pictures')}
                hint={t('refund.form.picturesHint')}
                error={problems.pictures}
                max={refundPicturesMax}
                defaultValue={draft.pictures}
                upload={uploads.send}
                failureText={(error) => failureText(texts, error)}
                onValueChange={(pictures) => change({ pictures })}
              />
            )}
          </Stack>
        </Card>
        <CellGroup>
          {options.payWay && (
            <Cell title={t('refund.to')} value={t('refund.toWay', { way: options.payWay })} />
          )}
          {shown && shown.approval === 'merchant' && (
            <Cell title={t('refund.kind', { kind: shown.kind })} description={t('refund.form.merchant')} />
          )}
        </CellGroup>
      </PageBody>
      <Modal
        open={changed !== undefined}
        onOpenChange={(open) => !open && setChanged(undefined)}
        title={t('refund.form.changed')}
        confirmText={t('refund.form.goOn')}
        cancelText={t('refund.form.think')}
        onConfirm={() => apply(changed?.after)}
      >
        <span className={styles.changed}>
          {changed &&
            t('refund.form.changedWords', {
              before: money(changed.before.amountFen),
              after: money(changed.after.amountFen),
            })}
        </span>
      </Modal>
    </AppPage>
  );
}

/** The part of the form that a refusal is about. */
function fieldOf(error: unknown): keyof Problems {
  if (!isApiError(error)) return 'form';
  if (error.field === 'reasonCode') return 'reasonCode';
  if (error.field === 'reason') return 'reason';
  if (error.field?.startsWith('pictureKeys')) return 'pictures';
  return error.field?.startsWith('items') ? 'units' : 'form';
}

function NothingToRefund({ options, orderHref }: { options: RefundOptions; orderHref: string }) {
  const { t } = useTexts();
  return (
    <AppPage>
      <Empty
        title={t('refund.form.none')}
        description={t('refund.form.noneHint')}
        actions={
          <>
            <ButtonLink href={orderHref}>{t('refund.view.order')}</ButtonLink>
            {options.telephone && (
              <ButtonLink href={`tel:${options.telephone}`} variant="outline">
                {t('refund.view.call')}
              </ButtonLink>
            )}
          </>
        }
      />
    </AppPage>
  );
}
