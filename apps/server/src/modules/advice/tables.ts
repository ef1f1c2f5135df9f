import type { AdviceKind, AdviceState } from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** The part of the database that is suggestions. */
export interface AdviceTables {
  suggestions: {
    id: string;
    sn: string;
    member_id: string;
    kind: AdviceKind;
    text: string;
    /** Keys of the pictures that were sent along. */
    pictures: Json<string[]>;
    order_id: string | null;
    mobile_cipher: string;
    state: AdviceState;
    /** How often the member has added to it. */
    appended: Generated<number>;
    created_ms: number;
  };
  suggestion_replies: {
    suggestion_id: string;
    seq: number;
    author: 'member' | 'operator';
    text: string;
    pictures: Json<string[]>;
    at_ms: number;
  };
}
