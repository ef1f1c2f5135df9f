/**
 * Names of business rules that can refuse a call (codes 409, 410, 422), in the envelope's `data.rule`.
 * Code branches on these; the envelope's `message` says the same to a person in the request's language.
 */
export const businessRules = [
  // Session
  'codeTooSoon',
  'codeWrong',
  'codeExpired',
  'codeNotSent',
  'pictureNeeded',
  'pictureWrong',
  'authorisationFailed',
  'mobileTaken',
  'openOrders',
  'stillOwed',
  // Travellers
  'contactDuplicate',
  'contactLimit',
  'certificateInvalid',
  'mobileInvalid',
  // Addresses
  'addressInvalid',
  'addressLimit',
  'regionOutdated',
  // Booking
  'notOnSale',
  'dayClosed',
  'soldOut',
  'tooManyTickets',
  'travellersMissing',
  'travellerDuplicate',
  'travellerDocument',
  'travellerAge',
  'travellerGender',
  'travellerBooked',
  'priceChanged',
  'tooManyUnpaid',
  // Stays
  'roomSoldOut',
  'termsChanged',
  'stayRange',
  'nightClosed',
  'minNights',
  'maxNights',
  'arrivalClosed',
  'departureClosed',
  'bookTooLate',
  'notYetOpen',
  'tooManyRooms',
  'tooManyGuests',
  'guestNames',
  'arrivalTooLate',
  'deskLimit',
  'deskMixed',
  'outsideWindow',
  // Favourites
  'favoriteLimit',
  // Orders and payment
  'transitionRefused',
  'orderNotPayable',
  'orderExpired',
  'alreadyPaid',
  'payChannelUnknown',
  'payChannelDown',
  // Money back
  'refundNotAllowed',
  'refundTooLate',
  'refundOpen',
  'refundChanged',
  'refundLimit',
  'unitsUsed',
  'partialNotYet',
  'payTooOld',
  // Transport
  'idempotencyMismatch',
  'idempotencyPending',
] as const;
export type BusinessRule = (typeof businessRules)[number];
