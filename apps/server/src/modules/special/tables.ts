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
    components: Json<SpecialComponent[]>;
    /** Null: from ever, or for ever. */
    starts_ms: number | null;
    ends_ms: number | null;
    published_ms: number;
  };
}

/** Part of a special's page, with its texts in both languages. */
export type SpecialComponent =
  | { type: 'text'; blocks: { 'zh-Hans': TextBlock[]; en: TextBlock[] } }
  | { type: 'itemList'; title: LocalizedText; items: { kind: SearchKind; id: string }[] };
