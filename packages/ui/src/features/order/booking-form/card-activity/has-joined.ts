import type { CardActivityProduct } from '@yunyou/sdk/checkout';

/** Whether a person has a place in a session of an activity. */
export const hasJoined = (
  { joined }: Pick<CardActivityProduct, 'joined'>,
  sessionId: string,
  personId: string,
): boolean => joined.some((place) => place.sessionId === sessionId && place.personId === personId);
