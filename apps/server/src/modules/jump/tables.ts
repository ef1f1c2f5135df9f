import type { LocalizedText, Picture } from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

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
    starts_ms: number;
    ends_ms: number;
    /** How often it led somewhere. */
    hits: Generated<number>;
    created_ms: number;
  };
}
