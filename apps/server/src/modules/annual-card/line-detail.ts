import type { Picture } from '@yunyou/contract';
import type { LineRequest } from '../../core/kinds';
import type { CardTerms } from './tables';

export interface CardLineRequest extends LineRequest {
  kind: 'annualCard';
  renewCardId?: string | undefined;
}

/** What a line of cards keeps. */
export interface CardLineDetail {
  picture: Picture;
  terms: CardTerms;
  /** Null for cards; a renewal is the period of a card. */
  renewal: { cardId: string; seq: number } | null;
  /** As they were when it was planned. Days are null while activation decides them. */
  firstDay: string | null;
  lastDay: string | null;
  /** If it is paid on the day it was planned; null for a renewal. */
  activateBy: string | null;
  available: number | null;
  max: number;
}
