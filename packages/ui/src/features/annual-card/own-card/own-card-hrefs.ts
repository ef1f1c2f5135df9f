/** Where the page of a card of the member leads. */
export interface OwnCardHrefs {
  /** Where its persons are put on it. */
  activate: string;
  /** Where what a person handed in stands. */
  examine: (applicationId: string) => string;
  /** Where a person hands it in anew. */
  form: (personId: string) => string;
  /** The agreement to the portrait of a person. */
  protocol: (personId: string, purpose: 'face' | 'faceChild') => string;
  /** Where a further period is bought. */
  renew: string;
  /** Where another one is bought. */
  buy: string;
  /** Where it is handed back. */
  refund: (orderId: string, lineId: string) => string;
  /** Where persons of it join an activity. */
  join: (activityId: string) => string;
  /** The order that an activity was joined with. */
  order: (orderId: string) => string;
}
