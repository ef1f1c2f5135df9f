import type { Quote, TicketDetail } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { isMobile } from '@yunyou/validators';
import { useEffect, useRef, useState } from 'react';
import { errorText, useResource, useSdk, useSession } from '../../app';
import { useTexts } from '../../texts';
import { type BookingDraft, draftKeyOf, isBookingDraft } from './booking-draft';

/** What is wrong, beside what. `form` is for what belongs to no field. */
export type BookingProblems = Partial<
  Record<'day' | 'quantity' | 'travellers' | 'contactName' | 'contactMobile' | 'form', string>
>;

export interface PriceChange {
  beforeFen: number;
  afterFen: number;
}

interface BookingOptions {
  ticket: TicketDetail;
  day: string;
  quantity: number;
  /** Called with the order that was placed. */
  onPlaced: (order: { id: string; status: number }) => void;
}

/** Rules that speak of a field, and which one. */
const fieldOfRule: Readonly<Record<string, keyof BookingProblems>> = {
  dayClosed: 'day',
  soldOut: 'quantity',
  tooManyTickets: 'quantity',
  travellersMissing: 'travellers',
  travellerDuplicate: 'travellers',
  travellerDocument: 'travellers',
  travellerAge: 'travellers',
  travellerGender: 'travellers',
};

/** The state of a booking: what is chosen, what it costs by the server's word, what is wrong, and placing it. */
export function useBooking({ ticket, day, quantity, onPlaced }: BookingOptions) {
  const sdk = useSdk();
  const { user } = useSession();
  const { t } = useTexts();
  const draftKey = draftKeyOf(ticket.id);
  const [draft, setDraft] = useState<BookingDraft>(() => {
    const kept = sdk.drafts.read(draftKey, isBookingDraft);
    // The address says what was chosen last; travellers and contact are kept whatever the day.
    return {
      travellers: [],
      contactName: '',
      contactMobile: '',
      remark: '',
      ...kept,
      day: kept?.day ?? day,
      quantity: kept?.quantity ?? quantity,
    };
  });
  const [problems, setProblems] = useState<BookingProblems>({});
  const [priceChange, setPriceChange] = useState<PriceChange>();
  const [unanswered, setUnanswered] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => sdk.drafts.write(draftKey, draft), [sdk, draftKey, draft]);
  // A member's own number is the best guess, until they type another.
  const offered = useRef(false);
  useEffect(() => {
    if (offered.current || !user?.phoneNumber) return;
    offered.current = true;
    setDraft((before) => ({ ...before, contactMobile: before.contactMobile || user.phoneNumber }));
  }, [user?.phoneNumber]);

  const needed = travellersNeeded(ticket, draft.quantity);
  const lines = [{ productId: ticket.id, day: draft.day, quantity: draft.quantity }];
  const quote = useResource<Quote>(
    () => sdk.orders.quote({ lines }, { silent: true }),
    [sdk, ticket.id, draft.day, draft.quantity],
  );

  const change = (part: Partial<BookingDraft>) => {
    setProblems({});
    setUnanswered(false);
    setDraft((before) => {
      const next = { ...before, ...part };
      const room = travellersNeeded(ticket, next.quantity);
      const [first] = next.travellers;
      return {
        ...next,
        travellers: next.travellers.slice(0, room),
        contactName: next.contactName || (part.travellers && first ? first.name : ''),
      };
    });
  };

  const check = (): BookingProblems => ({
    ...(draft.travellers.length !== needed && {
      travellers: t('order.book.travellersMissing', { count: needed - draft.travellers.length }),
    }),
    ...(draft.contactName.trim() === '' && { contactName: t('order.book.contactNameMissing') }),
    ...(!isMobile(draft.contactMobile.trim()) && { contactMobile: t('order.book.contactMobileInvalid') }),
  });

  /** `totalFen`: the total the buyer has agreed to. */
  const place = async (totalFen: number) => {
    const found = check();
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    setUnanswered(false);
    try {
      const order = await sdk.orders.create(
        {
          lines: [
            {
              ...lines[0],
              productId: ticket.id,
              day: draft.day,
              quantity: draft.quantity,
              contactIds: idsOf(draft),
            },
          ],
          contactName: draft.contactName.trim(),
          contactMobile: draft.contactMobile.trim(),
          expectedTotalFen: totalFen,
          ...(draft.remark.trim() && { remark: draft.remark.trim() }),
        },
        { draftKey, silent: true },
      );
      sdk.drafts.remove(draftKey);
      onPlaced(order);
    } catch (error) {
      explain(error, totalFen);
    } finally {
      setBusy(false);
    }
  };

  const explain = (error: unknown, beforeFen: number) => {
    // The login page takes over, and this draft is there when it leads back.
    if (isApiError(error) && error.kind === 'auth') return;
    if (isApiError(error) && error.rule === 'priceChanged') {
      setPriceChange({ beforeFen, afterFen: Number(error.detail?.totalFen) });
      void quote.reload();
      return;
    }
    if (isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')) {
      setUnanswered(true);
      return;
    }
    const field = (isApiError(error) && fieldOfRule[error.rule ?? '']) || 'form';
    setProblems({ [field]: errorText(error) ?? t('app.failed') });
    if (field === 'quantity' || field === 'day') void quote.reload();
  };

  return {
    draft,
    change,
    needed,
    quote,
    problems: { ...quoteProblems(quote.error, t('order.book.soldOut')), ...problems },
    busy,
    /** The last try was not answered: the order may or may not have been placed. Trying again is safe. */
    unanswered,
    priceChange,
    dismissPriceChange: () => setPriceChange(undefined),
    place,
  };
}

export type Booking = ReturnType<typeof useBooking>;

/** A quote that was refused says what can't be had. */
function quoteProblems(error: unknown, soldOut: string): BookingProblems {
  if (!isApiError(error)) return {};
  const field = fieldOfRule[error.rule ?? ''];
  return field ? { [field]: errorText(error) ?? soldOut } : {};
}

const idsOf = (draft: BookingDraft) => draft.travellers.map((one) => one.memberFrequentContactsId);

function travellersNeeded(ticket: TicketDetail, quantity: number): number {
  if (ticket.travellerRule === 'none') return 0;
  return ticket.travellerRule === 'perOrder' ? 1 : quantity * ticket.peoplePerTicket;
}
