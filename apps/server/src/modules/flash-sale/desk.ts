import type { FlashState, Grab } from '@yunyou/contract';
import type { Attempt } from './attempt';

/** What a process keeps of flash sales: attempts that are decided together, and how far things are sold, for a moment. */
export interface FlashDesk {
  /** Decides an attempt together with others at the same thing; throws its refusal. */
  grab(activityProductId: string, attempt: Attempt): Promise<Grab>;
  /** How far things are sold; at most a second old. Unknown ones are missing. */
  states(activityProductIds: readonly string[]): Promise<FlashState[]>;
}
