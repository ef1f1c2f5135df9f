import { type RefundRequestDetail, waybillPattern } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { Stack } from '../../../components/stack';
import { TextField } from '../../../components/text-field';
import { useToast } from '../../../components/toast';
import { FormProblem, failureText, useProblemFocus, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './RefundView.module.css';

interface ReturnParcelProps {
  refund: RefundRequestDetail;
  onChanged: () => unknown;
}

type Problems = Partial<Record<'company' | 'number' | 'form', string>>;

/** The way goods go back: where to, and by which parcel. Nothing where none do. */
export function ReturnParcel({ refund, onChanged }: ReturnParcelProps) {
  const { host } = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const { returnTo, waybill, canSendBack } = refund;
  if (!returnTo) return null;
  const { name, mobile, address } = returnTo;
  const copy = async () => {
    try {
      await host.copyText(`${name} ${mobile} ${address}`);
      show(t('refund.view.copied'), { kind: 'success' });
    } catch {
      show(t('app.failed'), { kind: 'error' });
    }
  };
  return (
    <Card
      title={t('refund.view.returnTo')}
      extra={
        <Button variant="text" size="small" onClick={copy}>
          {t('refund.view.copy')}
        </Button>
      }
    >
      <Stack>
        <p className={styles.address}>
          <strong>{`${name} ${mobile}`}</strong>
          <span>{address}</span>
        </p>
        {waybill && (
          <DescriptionList
            items={[
              { name: t('refund.view.company'), words: waybill.company },
              { name: t('refund.view.number'), words: waybill.number },
            ]}
          />
        )}
        {canSendBack && <WaybillForm key={waybill?.number} refund={refund} onChanged={onChanged} />}
      </Stack>
    </Card>
  );
}

function WaybillForm({ refund, onChanged }: ReturnParcelProps) {
  const { refunds } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const { ref, focusProblem } = useProblemFocus<HTMLFormElement>();
  const { waybill } = refund;
  const [open, setOpen] = useState(waybill === null);
  const [company, setCompany] = useState(waybill?.company ?? '');
  const [number, setNumber] = useState(waybill?.number ?? '');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  if (!open) {
    return (
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('refund.view.correct')}
      </Button>
    );
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found: Problems = {
      ...(company.trim() === '' && { company: t('refund.view.companyMissing') }),
      ...(!waybillPattern.test(number.trim()) && { number: t('refund.view.numberWrong') }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return focusProblem();
    setBusy(true);
    try {
      await refunds.sendBack(
        { id: refund.id, company: company.trim(), number: number.trim() },
        { silent: true },
      );
      show(t('refund.view.sent'), { kind: 'success' });
      await onChanged();
    } catch (error) {
      const field = isApiError(error) && error.rule === 'waybillInvalid' ? 'number' : 'form';
      setProblems({ [field]: failureText(texts, error) });
      focusProblem();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={ref} className={styles.waybill} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('refund.view.company')}
        value={company}
        onValueChange={setCompany}
        maxLength={50}
        error={problems.company}
        required
      />
      <TextField
        label={t('refund.view.number')}
        value={number}
        onValueChange={setNumber}
        maxLength={30}
        autoCapitalize="characters"
        error={problems.number}
        required
      />
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" loading={busy}>
        {t('refund.view.send')}
      </Button>
    </form>
  );
}
