import type { Picture, RefundRule } from '@yunyou/contract';
import type { LineRequest } from '../../core/kinds';

export interface ActivityLineRequest extends LineRequest {
  kind: 'cardActivity';
  sessionId: string;
  personIds: readonly string[];
}

/** Whoever has a place, in the order of the units. */
export interface JoiningPerson {
  personId: string;
  cardId: string;
  /** Masked, as it was: nothing here is encrypted. */
  name: string;
}

/** What a line of an activity keeps of its session. */
export interface ActivityLineDetail {
  picture: Picture;
  sessionId: string;
  day: string;
  from: string;
  to: string;
  persons: JoiningPerson[];
  perCard: number;
  refundRule: RefundRule;
}
