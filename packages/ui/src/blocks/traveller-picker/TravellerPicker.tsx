import { type CheckedContact, type TicketDetail, travellerCheck } from '@yunyou/contract';
import { useState } from 'react';
import { errorText, useResource, useSdk } from '../../app';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { Popup } from '../../components/popup';
import { SkeletonText } from '../../components/skeleton';
import { Empty, ErrorState } from '../../components/state';
import { PlusIcon } from '../../icons';
import { useTexts } from '../../texts';
import { ContactForm } from '../contact-form';
import styles from './TravellerPicker.module.css';

export interface TravellerPickerProps {
  /** Whether the sheet is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The ticket whose rules the travellers are checked against. */
  ticket: Pick<TicketDetail, 'id' | 'certTypes'>;
  /** Day of the visit, for age rules. */
  day: string;
  /** How many travellers the order needs. */
  needed: number;
  chosen: readonly CheckedContact[];
  onChosenChange: (chosen: CheckedContact[]) => void;
}

/** A sheet to choose who goes. Whoever may not is shown with the reason; a new traveller is added in place. */
export function TravellerPicker({
  open,
  onOpenChange,
  ticket,
  day,
  needed,
  chosen,
  onChosenChange,
}: TravellerPickerProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const [adding, setAdding] = useState(false);
  const travellers = useResource(
    async () => (open ? sdk.travellers.list({ productId: ticket.id, day }) : undefined),
    [sdk, ticket.id, day, open],
  );
  const isChosen = (id: string) => chosen.some((one) => one.memberFrequentContactsId === id);
  const full = chosen.length >= needed;

  const toggle = (traveller: CheckedContact, checked: boolean) => {
    const others = chosen.filter(
      (one) => one.memberFrequentContactsId !== traveller.memberFrequentContactsId,
    );
    onChosenChange(checked ? [...others, traveller] : others);
  };

  const added = async (id: string) => {
    const list = await sdk.travellers.list({ productId: ticket.id, day }).catch(() => []);
    const traveller = list.find((one) => one.memberFrequentContactsId === id);
    if (traveller?.checkCode === travellerCheck.normal && !full) toggle(traveller, true);
    setAdding(false);
    await travellers.reload();
  };

  const list = travellers.value;
  return (
    <Popup
      open={open}
      onOpenChange={(next) => {
        // Closing the form leads back to the list, closing the list leads back to the order.
        if (!next && adding) setAdding(false);
        else onOpenChange(next);
      }}
      title={adding ? t('member.contact.add') : t('order.book.travellers')}
      footer={
        adding ? undefined : (
          <Button size="large" block onClick={() => onOpenChange(false)}>
            {t('order.book.travellersDone')}
          </Button>
        )
      }
    >
      {adding ? (
        <ContactForm certTypes={ticket.certTypes} onSaved={(id) => void added(id)} />
      ) : (
        <div className={styles.root}>
          <p className={styles.count} role="status">
            {t('order.book.travellersNeeded', { needed, chosen: chosen.length })}
          </p>
          {!list && travellers.error !== undefined && (
            <ErrorState description={errorText(travellers.error)} onRetry={travellers.reload} />
          )}
          {!list && travellers.error === undefined && <SkeletonText lines={4} />}
          {list?.length === 0 && (
            <Empty title={t('member.contact.empty')} description={t('member.contact.emptyHint')} />
          )}
          {list && list.length > 0 && (
            <ul className={styles.list}>
              {list.map((traveller) => {
                const checked = isChosen(traveller.memberFrequentContactsId);
                const refused = traveller.checkCode !== travellerCheck.normal;
                return (
                  <li key={traveller.memberFrequentContactsId}>
                    <Checkbox
                      checked={checked}
                      disabled={refused || (full && !checked)}
                      onCheckedChange={(next) => toggle(traveller, next)}
                    >
                      <span className={styles.name}>{traveller.name}</span>
                      <span className={styles.document}>
                        {t('member.cert', { type: String(traveller.certType) })} {traveller.idCard}
                      </span>
                      {refused && (
                        <span className={styles.refused}>
                          {t('member.contact.check', { code: String(traveller.checkCode) })}
                        </span>
                      )}
                    </Checkbox>
                  </li>
                );
              })}
            </ul>
          )}
          <Button variant="outline" block icon={<PlusIcon size={18} />} onClick={() => setAdding(true)}>
            {t('member.contact.add')}
          </Button>
        </div>
      )}
    </Popup>
  );
}
