import type { LocalizedText, Picture, SearchKind, TextBlock } from '@yunyou/contract';
import type { Json } from '../../database/json-column';

/** The part of the database that is specials. */
export interface SpecialTables {
  specials: {
    id: string;
    kind: 'spot' | 'activity';
    title: Json<LocalizedText>;
    subtitle: Json<LocalizedText>;
    picture: Json<Picture>;
    theme: string;
    components: Json<StoredComponent[]>;
    /** Null: from ever, or for ever. */
    starts_ms: number | null;
    ends_ms: number | null;
    published_ms: number;
  };
}

/** What a part of a special's page names, with its texts in both languages. */
export type StoredPart =
  | {
      type: 'hero';
      picture: Picture;
      title: LocalizedText;
      subtitle: LocalizedText;
      target: NamedThing | null;
    }
  | { type: 'text'; blocks: { 'zh-Hans': TextBlock[]; en: TextBlock[] } }
  | { type: 'itemList'; title: LocalizedText; items: NamedThing[] }
  | { type: 'couponStrip'; title: LocalizedText; couponIds: string[] }
  | { type: 'productGrid'; title: LocalizedText; productIds: string[] }
  | { type: 'activityStrip'; title: LocalizedText; activeIds: string[] }
  | { type: 'spotStrip'; title: LocalizedText; spotIds: string[] }
  | { type: 'countdown'; title: LocalizedText; untilMs: number; overTitle: LocalizedText };

/** Part of a special's page. Of a kind that this release does not know nothing is shown. */
export type StoredComponent =
  | StoredPart
  | { type: 'tabs'; tabs: { id: string; title: LocalizedText; components: StoredPart[] }[] };

interface NamedThing {
  kind: SearchKind;
  id: string;
}
