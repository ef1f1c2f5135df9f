import type { Locale, PreviewPage } from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** An answer of a call, as a draft has it. */
export interface DraftPart {
  /** Such as `home.page`. */
  call: string;
  request: Record<string, string>;
  answer: unknown;
}

export type DraftContent = Record<Locale, DraftPart[]>;

/** The part of the database that is previews. */
export interface PreviewTables {
  preview_drafts: {
    id: string;
    page: PreviewPage;
    /** What the page shows, such as a special; null where there is one of the kind. */
    subject_id: string | null;
    /** For the operator. */
    name: string;
    content: Json<DraftContent>;
    version: Generated<number>;
    created_ms: number;
    updated_ms: number;
  };
  preview_keys: {
    key_hash: string;
    draft_id: string;
    created_ms: number;
    expires_ms: number;
    revoked_ms: number | null;
  };
}
