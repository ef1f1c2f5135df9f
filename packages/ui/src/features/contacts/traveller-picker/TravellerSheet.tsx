import { type CheckedContact, type TicketDetail, travellerCheck } from '@yunyou/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { RadioGroupPending } from '../../../components/radio-group';
import { Empty, ErrorState } from '../../../components/state';
import { PlusIcon } from '../../../icons';
import { errorText, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ContactForm } from '../contact-form';
import styles from './TravellerPicker.module.css';

/** A traveller to choose, and in words why they can't be; undefined when they can. */
export interface OfferedTraveller extends CheckedContact {
  refusal?: string | undefined;
}

/** Where travellers come from who are checked against something else than a ticket. */
export interface TravellerSource {
  /** What they are checked against, as text: another one asks anew. */
  key: string;
  load: () => Promise<readonly OfferedTraveller[]>;
}

export interface TravellerSheetProps {
  /** The ticket, or another thing with rules about documents, that the travellers are checked against. */
  ticket: Pick<TicketDetail, 'id' | 'certTypes'>;
  /** Default: the member's travellers with what the ticket has against them. */
  source?: TravellerSource;
  /** Day of the visit, for age rules; empty while none is chosen. */
  day: string;
  /** How many travellers the order needs. */
  needed: number;
  chosen: readonly CheckedContact[];
  onChosenChange: (chosen: CheckedContact[]) => void;
  /** The form for a new traveller stands in the list's place. */
  adding: boolean;
  onAddingChange: (adding: boolean) => void;
}

/** What the sheet shows: who can be chosen, or the form for somebody new. Asks the server each time it opens. */
export function TravellerSheet({
  ticket,
  source,
  day,
  needed,
  chosen,
  onChosenChange,
  adding,
  onAddingChange,
}: TravellerSheetProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { value, error, reload } = useResource<readonly OfferedTraveller[]>(
    () =>
      source
        ? source.load()
        : sdk.travellers.list({ productId: ticket.id, ...(day && { day }) }, { silent: true }),
    [sdk, source?.key, ticket.id, day],
  );
  const panel = useFocusOnChange(adding);
  const full = chosen.length >= needed;

  const toggle = (traveller: CheckedContact, checked: boolean) => {
    const others = chosen.filter((one) => !isSame(one, traveller));
    onChosenChange(checked ? [...others, traveller] : others);
  };

  const added = async (id: string) => {
    const traveller = (await reload())?.find((one) => one.memberFrequentContactsId === id);
    if (traveller && !isRefused(traveller) && !full) toggle(traveller, true);
    onAddingChange(false);
  };

  return (
    <div ref={panel} tabIndex={-1} className={styles.root}>
      {adding ? (
        <ContactForm certTypes={ticket.certTypes} onSaved={(id) => void added(id)} />
      ) : (
        <>
          <p className={styles.count} role="status">
            {t('contacts.picker.needed', { needed, chosen: chosen.length })}
          </p>
          {!value && error !== undefined && <ErrorState description={errorText(error)} onRetry={reload} />}
          {!value && error === undefined && (
            <div aria-busy="true">
              <RadioGroupPending count={2} described />
            </div>
          )}
          {value?.length === 0 && <Empty title={t('contacts.empty')} description={t('contacts.emptyHint')} />}
          {value && value.length > 0 && (
            <ul className={styles.list}>
              {value.map((traveller) => {
                const checked = chosen.some((one) => isSame(one, traveller));
                const refused = isRefused(traveller);
                return (
                  <li key={traveller.memberFrequentContactsId}>
                    <Checkbox
                      checked={checked}
                      // Whoever was chosen for another day can still be taken off.
                      disabled={!checked && (refused || full)}
                      onCheckedChange={(next) => toggle(traveller, next)}
                    >
                      <span className={styles.name}>{traveller.name}</span>
                      <span className={styles.document}>
                        {t('contacts.cert', { type: String(traveller.certType) })} {traveller.idCard}
                      </span>
                      {refused && (
                        <span className={styles.refused}>
                          {traveller.refusal ?? t('contacts.check', { code: String(traveller.checkCode) })}
                        </span>
                      )}
                    </Checkbox>
                  </li>
                );
              })}
            </ul>
          )}
          <Button variant="outline" block icon={<PlusIcon size={18} />} onClick={() => onAddingChange(true)}>
            {t('contacts.add')}
          </Button>
        </>
      )}
    </div>
  );
}

const isRefused = ({ checkCode, refusal }: OfferedTraveller) =>
  checkCode !== travellerCheck.normal || refusal !== undefined;

const isSame = (one: CheckedContact, other: CheckedContact) =>
  one.memberFrequentContactsId === other.memberFrequentContactsId;

/** The button that was pressed goes with what was shown: the focus follows to what is shown instead. */
function useFocusOnChange(value: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value) ref.current?.focus();
    before.current = value;
  }, [value]);
  return ref;
}
