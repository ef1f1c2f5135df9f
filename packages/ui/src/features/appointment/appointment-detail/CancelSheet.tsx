import { useState } from 'react';
import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { RadioGroup } from '../../../components/radio-group';
import { Stack } from '../../../components/stack';
import { useToast } from '../../../components/toast';
import { errorText, FormProblem, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './AppointmentView.module.css';
import type { SheetProps } from './ChangeSheet';

const reasons = ['plans', 'time', 'people', 'other'] as const;

/** Cancels an appointment, with a reason. */
export function CancelSheet({ open, onOpenChange, appointment, onDone }: SheetProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const [reason, setReason] = useState<(typeof reasons)[number]>('plans');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setProblem('');
    setBusy(true);
    try {
      const words = t('appointment.cancel.reasonOf', { reason });
      await (await sdk.appointments()).cancel(appointment.id, words, { silent: true });
      show(t('appointment.cancel.done'), { kind: 'success' });
      onDone();
    } catch (error) {
      setProblem(errorText(error) ?? t('appointment.cancel.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t('appointment.cancel.title')}
      footer={
        <>
          <FormProblem>{problem}</FormProblem>
          <Stack gap={2}>
            <Button size="large" variant="danger" block loading={busy} onClick={cancel}>
              {t('appointment.cancel.submit')}
            </Button>
            <Button size="large" variant="outline" block onClick={() => onOpenChange(false)}>
              {t('appointment.cancel.keep')}
            </Button>
          </Stack>
        </>
      }
    >
      <Stack>
        <p className={styles.hint}>
          {t(appointment.voucherIds.length > 0 ? 'appointment.cancel.hintRight' : 'appointment.cancel.hint')}
        </p>
        <RadioGroup
          label={t('appointment.cancel.reason')}
          items={reasons.map((value) => ({
            value,
            label: t('appointment.cancel.reasonOf', { reason: value }),
          }))}
          value={reason}
          onValueChange={(value) => setReason(reasons.find((one) => one === value) ?? 'other')}
        />
      </Stack>
    </Popup>
  );
}
