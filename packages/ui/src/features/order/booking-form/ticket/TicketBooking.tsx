import type { TicketCheckoutLine, TicketLineDraft } from '@yunyou/sdk/checkout';
import { useState } from 'react';
import { TravellerPicker } from '../../../contacts/traveller-picker';
import { DayAndQuantity } from './DayAndQuantity';
import { Travellers } from './Travellers';

export interface TicketBookingProps {
  line: TicketCheckoutLine;
  onChange: (part: Partial<TicketLineDraft>) => void;
}

/** What is chosen of a ticket: the day, how many, who goes. */
export function TicketBooking({ line, onChange }: TicketBookingProps) {
  const { product, draft, needed } = line;
  const [picking, setPicking] = useState(false);
  return (
    <>
      <DayAndQuantity line={line} onChange={onChange} />
      <Travellers line={line} onChange={onChange} onPick={() => setPicking(true)} />
      <TravellerPicker
        open={picking}
        onOpenChange={setPicking}
        ticket={product}
        day={draft.day}
        needed={needed}
        chosen={draft.travellers}
        onChosenChange={(travellers) => onChange({ travellers })}
      />
    </>
  );
}
