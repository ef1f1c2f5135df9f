import type { Quote, TicketDetail } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useEffect, useRef, useState } from 'react';
import { useProblemFocus, useResource, useSdk, useSession } from '../../app';
import { useTexts } from '../../texts';
import {
  type BookingDraft,
  changeDraft,
  draftKeyOf,
  isBookingDraft,
  openDraft,
  travellersNeeded,
} from './booking-draft';
import { type BookingProblems, problemsAfter, problemsOfDraft, problemsOfError } from './booking-problems';

export interface PriceChange {
  beforeFen: number;
  afterFen: number;
}

interface BookingOptions {
  ticket: TicketDetail;
  /** The day the page was opened with; empty for none. */
  day: string;
  quantity: number;
  /** Called with the order that was placed. */
  onPlaced: (order: { id: string; status: number }) => void;
}

/** The state of a booking: what is chosen, what it costs by the server's word, what is wrong, and placing it. */
export function useBooking({ ticket, day, quantity, onPlaced }: BookingOptions) {
  const sdk = useSdk();
  const { user } = useSession();
  const texts = useTexts();
  const draftKey = draftKeyOf(ticket.id);
  const [draft, setDraft] = useState<BookingDraft>(() =>
    openDraft(sdk.drafts.read(draftKey, isBookingDraft), { day, quantity }, ticket),
  );
  const [problems, setProblems] = useState<BookingProblems>({});
  const [priceChange, setPriceChange] = useState<PriceChange>();
  const [unanswered, setUnanswered] = useState(false);
  const [busy, setBusy] = useState(false);
  const { ref, focusProblem } = useProblemFocus<HTMLDivElement>();

  useEffect(() => sdk.drafts.write(draftKey, draft), [sdk, draftKey, draft]);
  // A member's own number is the best guess, until they type another.
  const offered = useRef(false);
  useEffect(() => {
    if (offered.current || !user?.phoneNumber) return;
    offered.current = true;
    setDraft((before) => ({ ...before, contactMobile: before.contactMobile || user.phoneNumber }));
  }, [user?.phoneNumber]);

  const needed = travellersNeeded(ticket, draft.quantity);
  const line = { productId: ticket.id, day: draft.day, quantity: draft.quantity };
  const quote = useResource<Quote | undefined>(
    async () => (line.day ? sdk.orders.quote({ lines: [line] }, { silent: true }) : undefined),
    [sdk, line.productId, line.day, line.quantity],
  );
  const refusal: BookingProblems = quote.error ? problemsOfError(texts, quote.error) : {};

  const change = (part: Partial<BookingDraft>) => {
    setProblems((before) => problemsAfter(before, part));
    setUnanswered(false);
    setDraft((before) => changeDraft(before, part, ticket));
  };

  /** `totalFen`: the total the buyer has agreed to. */
  const place = async (totalFen: number) => {
    const found = problemsOfDraft(texts, draft, needed);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusProblem();
    setBusy(true);
    setUnanswered(false);
    try {
      const order = await sdk.orders.create(
        {
          lines: [{ ...line, contactIds: draft.travellers.map((one) => one.memberFrequentContactsId) }],
          contactName: draft.contactName.trim(),
          contactMobile: draft.contactMobile,
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
    if (isApiError(error) && error.rule === 'priceChanged' && typeof error.detail.totalFen === 'number') {
      setPriceChange({ beforeFen, afterFen: error.detail.totalFen });
      void quote.reload();
      return;
    }
    if (isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')) setUnanswered(true);
    else setProblems(problemsOfError(texts, error));
    focusProblem();
    // Somebody else was faster, or the calendar has changed.
    if (isApiError(error) && error.rule) void quote.reload();
  };

  return {
    draft,
    change,
    needed,
    quote,
    /** The total to agree to; undefined while it is being asked for and when it was refused. */
    totalFen: quote.loading || quote.error ? undefined : quote.value?.totalFen,
    /** Beside their fields; a quote that was refused says too what can't be had, apart from `form`, which is the price's. */
    problems: { ...refusal, form: undefined, ...problems },
    /** Why there is no price, when that has to do with no field. */
    quoteProblem: refusal.form,
    busy,
    /** The last try was not answered: the order may or may not have been placed. Trying again is safe. */
    unanswered,
    priceChange,
    dismissPriceChange: () => setPriceChange(undefined),
    place,
    /** Goes to the element around the fields: what is wrong in it gets the focus. */
    ref,
  };
}

export type Booking = ReturnType<typeof useBooking>;
