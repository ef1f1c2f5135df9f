import type { SearchKind } from '@yunyou/contract';
import type { LocalText, ProfileBlock } from './types';

export interface DemoSpecial {
  readonly id: `special-${string}`;
  readonly kind: 'spot' | 'activity';
  readonly title: LocalText;
  readonly subtitle: LocalText;
  /** Name in the picture manifest. */
  readonly picture: string;
  /** Its colour, #rrggbb. */
  readonly theme: string;
  /** From the day the data is loaded on, ms. */
  readonly startsAfterMs: number;
  readonly endsAfterMs: number;
  readonly components: readonly DemoSpecialComponent[];
}

interface Named {
  readonly kind: SearchKind;
  readonly id: string;
}

/** A part of a special that has no others in it. */
export type DemoSpecialPart =
  | {
      readonly type: 'hero';
      /** Name in the picture manifest. */
      readonly picture: string;
      readonly title: LocalText;
      readonly subtitle: LocalText;
      readonly target: Named | null;
    }
  | { readonly type: 'text'; readonly blocks: readonly ProfileBlock[] }
  | { readonly type: 'itemList'; readonly title: LocalText; readonly items: readonly Named[] }
  | { readonly type: 'couponStrip'; readonly title: LocalText; readonly couponIds: readonly string[] }
  | { readonly type: 'productGrid'; readonly title: LocalText; readonly productIds: readonly string[] }
  | { readonly type: 'activityStrip'; readonly title: LocalText; readonly activeIds: readonly string[] }
  | { readonly type: 'spotStrip'; readonly title: LocalText; readonly spotIds: readonly string[] }
  | {
      readonly type: 'countdown';
      readonly title: LocalText;
      /** From the day the data is loaded on, ms. */
      readonly afterMs: number;
      readonly overTitle: LocalText;
    };

export type DemoSpecialComponent =
  | DemoSpecialPart
  | {
      readonly type: 'tabs';
      readonly tabs: readonly {
        readonly id: string;
        readonly title: LocalText;
        readonly components: readonly DemoSpecialPart[];
      }[];
    };
