import type { AppointmentDetail } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { Stack } from '../../../components/stack';
import { useToast } from '../../../components/toast';
import { errorText, FormProblem, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { AppointmentSlots, useSlots } from '../appointment-slots';
import styles from './AppointmentView.module.css';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  appointment: AppointmentDetail;
  /** Called when it is done. */
  onDone: () => void;
}

/** Moves an appointment to another slot of its item. The old one stays until the new one is had. */
export function ChangeSheet({ open, onOpenChange, appointment, onDone }: SheetProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const schedule = useSlots(appointment.itemId, appointment.voucherIds[0]);
  const [slotId, setSlotId] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const move = async () => {
    if (slotId === '') return setProblem(t('appointment.change.choose'));
    setProblem('');
    setBusy(true);
    try {
      await (await sdk.appointments()).change(appointment.id, slotId, { silent: true });
      show(t('appointment.change.done'), { kind: 'success' });
      onDone();
    } catch (error) {
      setProblem(errorText(error) ?? t('appointment.change.failed'));
      void schedule.reload();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t('appointment.detail.change')}
      footer={
        <>
          <FormProblem>{problem}</FormProblem>
          <Button size="large" block loading={busy} onClick={move}>
            {t('appointment.change.submit')}
          </Button>
        </>
      }
    >
      <Stack>
        <p className={styles.hint}>{t('appointment.change.hint')}</p>
        <AppointmentSlots
          schedule={schedule}
          value={slotId}
          people={appointment.size}
          except={appointment.slotId}
          onValueChange={({ id }) => {
            setSlotId(id);
            setProblem('');
          }}
        />
      </Stack>
    </Popup>
  );
}
