import { type InvoicePreview, invoiceTypes, titleKinds } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { type FormEvent, useId, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Checkbox } from '../../../components/checkbox';
import { NoticeBar } from '../../../components/notice-bar';
import { RadioGroup } from '../../../components/radio-group';
import { SkeletonText } from '../../../components/skeleton';
import { ErrorState } from '../../../components/state';
import { useToast } from '../../../components/toast';
import {
  AppPage,
  FormProblem,
  failureText,
  PageBody,
  ResourceView,
  useLazySheet,
  useProblemFocus,
  useResource,
  useSdk,
} from '../../../shell';
import { useTexts } from '../../../texts';
import { ItemList } from '../ItemList';
import styles from './InvoiceForm.module.css';
import {
  fieldOf,
  type InvoiceDraft,
  type InvoiceField,
  problemsOf,
  requestOf,
  titleOf,
  withTitle,
} from './invoice-draft';
import { TitleFields } from './TitleFields';
import { useInvoiceDraft } from './use-invoice-draft';

export interface InvoiceFormProps {
  /** The orders that go on the invoice. */
  orderIds: readonly string[];
  /** Where other orders can be chosen. */
  ordersHref: string;
  /** Called with the invoice's id once it was asked for. */
  onApplied: (id: string) => void;
}

const loadConfirm = () => import('./ConfirmSheet.lazy');
const loadBook = () => import('./TitleBook.lazy');

/** An application for an invoice: to whom, what for, and once more before it is sent. What was typed stays, also over a reload. */
export function InvoiceForm({ orderIds, ordersHref, onApplied }: InvoiceFormProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const formId = useId();
  const { draft, change, done } = useInvoiceDraft(orderIds);
  const [problems, setProblems] = useState<Partial<Record<InvoiceField | 'form', string>>>({});
  const [isChanged, setIsChanged] = useState(false);
  const { ref, focusProblem } = useProblemFocus<HTMLFormElement>();
  const confirm = useLazySheet(loadConfirm);
  const book = useLazySheet(loadBook);
  const preview = useResource(
    async () =>
      (await sdk.invoices()).preview({ orderIds: [...orderIds], type: draft.type }, { silent: true }),
    [sdk, orderIds.join(), draft.type],
  );

  const set = (part: Partial<InvoiceDraft>) => {
    change({ ...draft, ...part });
    setProblems((before) => ({
      ...before,
      form: undefined,
      ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])),
    }));
  };
  const wordsOf: Record<InvoiceField, string> = {
    titleName: t('invoice.titleNameMissing'),
    taxId: draft.taxId.trim() === '' ? t('invoice.taxIdMissing') : t('invoice.taxIdInvalid'),
    address: t('invoice.addressMissing'),
    phone: t('invoice.phoneInvalid'),
    bankName: t('invoice.bankNameMissing'),
    bankAccount: t('invoice.bankAccountInvalid'),
    email: t('invoice.emailInvalid'),
  };

  const check = (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemsOf(draft);
    setProblems(Object.fromEntries(wrong.map((field) => [field, wordsOf[field]])));
    if (wrong.length > 0) return focusProblem();
    confirm.setOpen(true);
  };

  const send = async ({ totalFen }: InvoicePreview) => {
    setProblems({});
    setIsChanged(false);
    try {
      const invoices = await sdk.invoices();
      const { id } = await invoices.apply(requestOf(draft, { orderIds, totalFen }), { silent: true });
      // Without its place in the book the invoice is asked for all the same.
      if (draft.save) await invoices.addTitle(titleOf(draft), { silent: true }).catch(() => undefined);
      done();
      show(t('invoice.submitted'), { kind: 'success' });
      onApplied(id);
    } catch (error) {
      if (isApiError(error) && error.rule === 'priceChanged') {
        confirm.setOpen(false);
        setIsChanged(true);
        await preview.reload();
        return;
      }
      const field = isApiError(error) ? fieldOf(error.field) : undefined;
      setProblems({ [field ?? 'form']: failureText(texts, error) });
      if (!field) return;
      confirm.setOpen(false);
      focusProblem();
    }
  };

  return (
    <AppPage
      aside={
        <Card title={t('invoice.items')}>
          {isChanged && (
            <NoticeBar tone="warning" role="alert">
              {t('invoice.amountChanged')}
            </NoticeBar>
          )}
          <Preview preview={preview} ordersHref={ordersHref} />
        </Card>
      }
      bottomBar={
        <Button type="submit" form={formId} size="large" block disabled={!preview.value}>
          {t('invoice.submit')}
        </Button>
      }
    >
      <PageBody>
        <Card title={t('invoice.buyer')} extra={<BookButton onClick={() => book.setOpen(true)} />}>
          <form id={formId} ref={ref} className={styles.form} noValidate onSubmit={check}>
            <RadioGroup
              label={t('invoice.typeLabel')}
              look="chips"
              items={invoiceTypes.map((type) => ({ value: type, label: t('invoice.typeShort', { type }) }))}
              value={draft.type}
              onValueChange={(value) =>
                set(value === 'special' ? { type: 'special', titleKind: 'company' } : { type: 'normal' })
              }
            />
            {draft.type === 'special' ? (
              <p className={styles.hint}>{t('invoice.specialHint')}</p>
            ) : (
              <RadioGroup
                label={t('invoice.titleKindLabel')}
                look="chips"
                items={titleKinds.map((kind) => ({ value: kind, label: t('invoice.titleKind', { kind }) }))}
                value={draft.titleKind}
                onValueChange={(value) => set({ titleKind: value === 'company' ? 'company' : 'personal' })}
              />
            )}
            <TitleFields
              draft={draft}
              problems={problems}
              onFieldChange={(field, text) => set({ [field]: text })}
            />
            <Checkbox checked={draft.save} onCheckedChange={(save) => set({ save })}>
              {t('invoice.saveTitle')}
            </Checkbox>
            <FormProblem>{problems.form}</FormProblem>
          </form>
        </Card>
      </PageBody>
      {confirm.Sheet && preview.value && (
        <confirm.Sheet
          open={confirm.open}
          onOpenChange={confirm.setOpen}
          draft={draft}
          totalFen={preview.value.totalFen}
          problem={problems.form}
          onConfirm={async () => {
            if (preview.value) await send(preview.value);
          }}
        />
      )}
      {book.Sheet && (
        <book.Sheet
          open={book.open}
          onOpenChange={book.setOpen}
          onChoose={(title) => {
            book.setOpen(false);
            change(withTitle(draft, title));
            setProblems({});
          }}
        />
      )}
    </AppPage>
  );
}

function BookButton({ onClick }: { onClick: () => void }) {
  const { t } = useTexts();
  return (
    <Button variant="text" size="small" onClick={onClick}>
      {t('invoice.fromBook')}
    </Button>
  );
}

/** What the invoice will say; why it can't be, where the orders do not go together. */
function Preview({
  preview,
  ordersHref,
}: {
  preview: ReturnType<typeof useResource<InvoicePreview>>;
  ordersHref: string;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { error } = preview;
  if (preview.value === undefined && isApiError(error) && error.rule) {
    return (
      <ErrorState
        title={t('invoice.cannot')}
        description={failureText(texts, error)}
        actions={<ButtonLink href={ordersHref}>{t('invoice.backToOrders')}</ButtonLink>}
      />
    );
  }
  return (
    <ResourceView resource={preview} pending={<SkeletonText lines={4} />}>
      {({ seller, ...amounts }) => (
        <>
          <p className={styles.hint}>
            {t('invoice.seller')} {seller.name}
          </p>
          <ItemList {...amounts} />
        </>
      )}
    </ResourceView>
  );
}
