import type { AppointmentSlot } from '@yunyou/contract';
import { isMobile } from '@yunyou/validators';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Form } from '../../../components/form';
import { NumberBox } from '../../../components/number-box';
import { Popup } from '../../../components/popup';
import { Row } from '../../../components/row';
import { TextField } from '../../../components/text-field';
import { useToast } from '../../../components/toast';
import { errorText, FormProblem, typedMobile, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { useTimes } from '../use-times';
import styles from './WaitSheet.module.css';

export interface WaitSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The full slot. */
  slot: AppointmentSlot;
  /** How many places are wanted at first, and how many there may be. */
  size: { value: number; min: number; max: number };
  /** Called when the member waits. */
  onJoined: () => void;
}

/** Joins the waiting list of a full slot: for how many, said at once, and where the offer goes to. */
export function WaitSheet({ open, onOpenChange, slot, size, onJoined }: WaitSheetProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const { user } = useSession();
  const times = useTimes();
  const [people, setPeople] = useState(size.value);
  const [typed, setTyped] = useState<string>();
  const [problems, setProblems] = useState<{ mobile?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  const mobile = typed ?? user?.phoneNumber ?? '';

  const join = async () => {
    if (!isMobile(mobile)) {
      setProblems({ mobile: t('appointment.wait.mobileInvalid') });
      return false;
    }
    setProblems({});
    setBusy(true);
    try {
      const { wait } = await sdk.appointments();
      const { ahead } = await wait({ slotId: slot.id, size: people, mobile }, { silent: true });
      show(ahead === null ? t('appointment.wait.joinedMany') : t('appointment.wait.joined', { ahead }), {
        kind: 'success',
      });
      onJoined();
      return true;
    } catch (error) {
      setProblems({ form: errorText(error) ?? t('appointment.wait.failed') });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('appointment.wait.join')}>
      <Form
        onSubmit={join}
        actions={
          <>
            <FormProblem>{problems.form}</FormProblem>
            <Button type="submit" size="large" block loading={busy}>
              {t('appointment.wait.submit')}
            </Button>
          </>
        }
      >
        <div>
          <p className={styles.slot}>{times.slot(slot)}</p>
          <p className={styles.hint}>
            {slot.waitingCount === null
              ? t('appointment.wait.countMany')
              : t('appointment.wait.count', { count: slot.waitingCount })}
          </p>
        </div>
        <Row justify="between">
          <span>{t('appointment.wait.size')}</span>
          <NumberBox
            label={t('appointment.wait.size')}
            value={people}
            min={size.min}
            max={size.max}
            onValueChange={setPeople}
          />
        </Row>
        <TextField
          label={t('appointment.wait.mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={mobile}
          error={problems.mobile}
          onValueChange={(text) => setTyped(typedMobile(text))}
          required
        />
        <p className={styles.hint}>
          {t('appointment.wait.how')}
          <br />
          {t('appointment.wait.tip')}
        </p>
      </Form>
    </Popup>
  );
}
