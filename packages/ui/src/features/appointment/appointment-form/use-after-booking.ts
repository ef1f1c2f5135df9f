import { appointmentStatus, type ResponseOf } from '@yunyou/contract';
import { useToast } from '../../../components/toast';
import { useTexts } from '../../../texts';
import { useSubscriptionOffer } from '../../subscription/reminder/use-subscription-offer';

/** Says that an appointment is made, or waits for the merchant, and asks whether its messages are wanted. */
export function useAfterBooking() {
  const { t } = useTexts();
  const { show } = useToast();
  const offer = useSubscriptionOffer();
  return ({ status }: Pick<ResponseOf<'appointment', 'create'>, 'status'>): void => {
    const isToConfirm = status === appointmentStatus.ticketNotIssued;
    show(t(isToConfirm ? 'appointment.form.submitted' : 'appointment.form.done'), { kind: 'success' });
    void offer(isToConfirm ? 'appointmentToConfirm' : 'appointmentMade', {});
  };
}
