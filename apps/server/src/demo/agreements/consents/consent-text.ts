import type { ConsentPurpose } from '@yunyou/contract';
import type { LocalText } from '../../types';
import type { AgreementSection } from '../agreement-html';

/** A text that somebody agrees to apart. Once published it is never changed nor taken out: a new version stands beside it. */
export interface ConsentText {
  readonly purpose: ConsentPurpose;
  readonly version: string;
  readonly publishedDay: string;
  /** Whoever agreed to an earlier version agrees anew. */
  readonly material: boolean;
  readonly title: LocalText;
  /** Who is told what is agreed to; absent where nobody is. */
  readonly recipient?: LocalText;
  /** Who, what, why, how long, to whom, and what a no means; read first. */
  readonly summary: readonly { readonly heading: LocalText; readonly text: LocalText }[];
  readonly sections: readonly AgreementSection[];
}
