import type { AppointmentItem, AppointmentSlot } from '@yunyou/contract';
import { useState } from 'react';
import { Card } from '../../../components/card';
import { NumberBox } from '../../../components/number-box';
import { Row } from '../../../components/row';
import { Select } from '../../../components/select';
import { SkeletonText } from '../../../components/skeleton';
import { Empty } from '../../../components/state';
import { AppPage, PageBody, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { AppointmentForm, type AppointmentInput } from '../appointment-form/AppointmentForm';
import styles from '../appointment-form/AppointmentForm.module.css';
import { useAfterBooking } from '../appointment-form/use-after-booking';
import { useAppointmentDraft } from '../appointment-form/use-appointment-draft';
import { AppointmentSlots, useSlots } from '../appointment-slots';

export interface NormalFormViewProps {
  /** The item, as it stands in the page's address; empty while none is chosen. */
  itemId: string;
  /** Called with another item. */
  onItemChange: (itemId: string) => void;
  /** Called with the appointment that was made. */
  onDone: (id: string) => void;
}

/** An appointment without an order, on one page: item, day, time, how many, who. */
export function NormalFormView({ itemId, onItemChange, onDone }: NormalFormViewProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const items = useResource(
    async () => (await sdk.appointments()).items({ mode: 'open', size: 50 }, { silent: true }),
    [sdk],
  );
  return (
    <AppPage width="narrow">
      <PageBody>
        <ResourceView
          resource={items}
          isEmpty={({ records }) => records.length === 0}
          pending={
            <Card>
              <SkeletonText lines={4} />
            </Card>
          }
          empty={
            <Empty title={t('appointment.normal.empty')} description={t('appointment.normal.emptyHint')} />
          }
        >
          {({ records }) => (
            <>
              <Card>
                <Select
                  label={t('appointment.normal.item')}
                  options={records.map(({ id, title }) => ({ value: id, label: title }))}
                  value={itemId}
                  onValueChange={onItemChange}
                />
              </Card>
              {itemId !== '' && <ItemForm key={itemId} itemId={itemId} onDone={onDone} />}
            </>
          )}
        </ResourceView>
      </PageBody>
    </AppPage>
  );
}

function ItemForm({ itemId, onDone }: Pick<NormalFormViewProps, 'itemId' | 'onDone'>) {
  const sdk = useSdk();
  const item = useResource(
    async () => (await sdk.appointments()).item(itemId, { silent: true }),
    [sdk, itemId],
  );
  return (
    <ResourceView
      resource={item}
      pending={
        <Card>
          <SkeletonText lines={6} />
        </Card>
      }
    >
      {(found) => <SlotAndPeople item={found} onDone={onDone} />}
    </ResourceView>
  );
}

function SlotAndPeople({ item, onDone }: { item: AppointmentItem; onDone: (id: string) => void }) {
  const sdk = useSdk();
  const { t } = useTexts();
  const tellBooked = useAfterBooking();
  const { draft, change, clear } = useAppointmentDraft(item.id);
  const schedule = useSlots(item.id);
  const [slotId, setSlotId] = useState('');
  const [size, setSize] = useState(Math.max(item.minGroup, draft.travellers.length + draft.listed.length));
  const slot: AppointmentSlot | undefined = schedule.value?.slots.find(({ id }) => id === slotId);
  const send = async (input: AppointmentInput) => {
    const { create } = await sdk.appointments();
    const made = await create(input, { silent: true });
    clear();
    tellBooked(made);
    onDone(made.id);
  };
  return (
    <>
      <Card>
        <Row justify="between">
          <span>
            {t('appointment.normal.size')}{' '}
            <span className={styles.hint}>
              {t('appointment.normal.sizeHint', { min: item.minGroup, max: item.maxGroup })}
            </span>
          </span>
          <NumberBox
            label={t('appointment.normal.size')}
            value={size}
            min={item.minGroup}
            max={item.maxGroup}
            onValueChange={setSize}
          />
        </Row>
      </Card>
      <Card title={t('appointment.time')}>
        <AppointmentSlots
          schedule={schedule}
          value={slotId}
          people={size}
          onValueChange={(next) => setSlotId(next.id)}
        />
      </Card>
      <AppointmentForm
        item={item}
        slot={slot}
        voucherIds={[]}
        size={size}
        draft={draft}
        onDraftChange={change}
        onSlotChange={setSlotId}
        canPaste
        slotMissing={null}
        onSubmit={send}
      />
    </>
  );
}
