import type { JumpMode, LocalizedText, Picture } from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';
import type { StoredComponent } from '../special/tables';

/** A picture with places to tap, in percent of its sides. */
export interface StoredPicture {
  type: 'picture';
  picture: Picture;
  areas: { x: number; y: number; w: number; h: number; label: LocalizedText; link: string }[];
}

/** Part of a page that shows something: one that specials have, or a picture. */
export type StoredBlock = StoredComponent | StoredPicture;

export interface StoredShare {
  title: LocalizedText;
  desc: LocalizedText;
  imgUrl: string;
}

/** The part of the database that is jump codes. */
export interface JumpTables {
  jump_codes: {
    code: string;
    /** As configured links are written. */
    target: string;
    active_id: string | null;
    title: Json<LocalizedText>;
    /** Empty texts for none, as in `button_text`. */
    subtitle: Json<LocalizedText>;
    button_text: Json<LocalizedText>;
    picture: Json<Picture> | null;
    auto: boolean;
    mode: Generated<JumpMode>;
    /** What is shown in the mode `show`. */
    blocks: Json<StoredBlock[]>;
    /** Words that the page is shared with; null: those of any page. */
    share: Json<StoredShare> | null;
    starts_ms: number;
    ends_ms: number;
    /** How often it led somewhere. */
    hits: Generated<number>;
    created_ms: number;
  };
}
