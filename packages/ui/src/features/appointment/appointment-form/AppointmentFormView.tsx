import type { AppointmentItem } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { SkeletonText } from '../../../components/skeleton';
import { Empty } from '../../../components/state';
import { AppPage, PageBody, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { useTimes } from '../use-times';
import { AppointmentForm, type AppointmentInput } from './AppointmentForm';
import styles from './AppointmentForm.module.css';
import { useAfterBooking } from './use-after-booking';
import { useAppointmentDraft } from './use-appointment-draft';

export interface AppointmentFormViewProps {
  /** What is booked. */
  item: AppointmentItem;
  /** The chosen slot and its day, as they stand in the page's address. */
  slot: { id: string; day: string };
  /** How many come. */
  size: number;
  /** What it is made for; empty for a stand-alone one. */
  voucherIds: readonly string[];
  /** An offer of the waiting list that is taken; empty for none. */
  offerId: string;
  /** Where another slot is chosen. */
  slotsHref: string;
  /** Called with another slot in place of a full one. */
  onSlotChange: (slotId: string, day: string) => void;
  /** Called with the appointment that was made. */
  onDone: (id: string) => void;
}

/** The last step of an appointment: who comes, and that it is wanted. What was typed outlives a reload and a login. */
export function AppointmentFormView({
  item,
  slot: { id: slotId, day },
  size,
  voucherIds,
  offerId,
  slotsHref,
  onSlotChange,
  onDone,
}: AppointmentFormViewProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const tellBooked = useAfterBooking();
  const times = useTimes();
  const { draft, change, clear } = useAppointmentDraft(item.id);
  const schedule = useResource(
    async () => (await sdk.appointments()).slots({ itemId: item.id, from: day, to: day }, { silent: true }),
    [sdk, item.id, day],
  );
  const send = async ({ slotId: chosen, ...input }: AppointmentInput) => {
    const part = await sdk.appointments();
    const { contactIds, visitors, remark } = input;
    const made =
      offerId === ''
        ? await part.create(
            { ...input, slotId: chosen, ...(voucherIds.length > 0 && { voucherIds: [...voucherIds] }) },
            { silent: true },
          )
        : await part.takeOffer(
            { id: offerId, remark, ...(contactIds && { contactIds }), ...(visitors && { visitors }) },
            { silent: true },
          );
    clear();
    tellBooked(made);
    onDone(made.id);
  };
  const again = (
    <ButtonLink href={slotsHref} variant="secondary">
      {t('appointment.form.again')}
    </ButtonLink>
  );
  return (
    <AppPage width="narrow">
      <PageBody>
        <ResourceView
          resource={schedule}
          pending={
            <Card>
              <SkeletonText lines={6} />
            </Card>
          }
        >
          {({ slots }) => {
            const slot = slots.find(({ id }) => id === slotId);
            // Places of an offer are held, whatever the slot says to others.
            const isGone = !slot || (offerId === '' && slot.state !== 'open' && slot.state !== 'full');
            if (isGone) return <Empty title={t('appointment.form.lost')} actions={again} />;
            return (
              <>
                <Card title={item.title} extra={t('appointment.people', { count: size })}>
                  <p className={styles.words}>{times.slot(slot)}</p>
                  <p className={styles.hint}>{item.place.name}</p>
                </Card>
                <AppointmentForm
                  item={item}
                  slot={slot}
                  voucherIds={voucherIds}
                  size={size}
                  draft={draft}
                  onDraftChange={change}
                  onSlotChange={onSlotChange}
                  canPaste={voucherIds.length === 0}
                  hidesMobile={offerId !== ''}
                  slotMissing={again}
                  onSubmit={send}
                />
              </>
            );
          }}
        </ResourceView>
      </PageBody>
    </AppPage>
  );
}
