import type { Generated } from 'kysely';
import type { Json } from '../database/json-column';
import type { Role } from './permissions';

/** `begun`: nothing was heard of it since, as when the process was killed. */
export type AuditOutcome = 'begun' | 'done' | 'refused' | 'failed';

/** The part of the database that is the operator's own side. */
export interface OperatorTables {
  staff: {
    id: string;
    /** What they sign in with, in lower case. */
    name: string;
    roles: Json<Role[]>;
    /** Argon2id; null until they joined. */
    password_hash: string | null;
    /** Secret of the one-time codes. */
    totp_cipher: string;
    /** Time step of the last code that was taken: none is taken twice. */
    totp_last_step: number | null;
    /** Hash of the link they join by; null once they have. */
    join_hash: string | null;
    join_expires_ms: number | null;
    created_ms: number;
    ended_ms: number | null;
  };
  staff_sessions: {
    token_hash: string;
    staff_id: string;
    created_ms: number;
    seen_ms: number;
    /** What the next page says of what was just done. */
    notice: Generated<string>;
  };
  staff_audit: {
    id: Generated<number>;
    /** Null where nobody was signed in: a sign-in that failed. */
    staff_id: string | null;
    staff_name: string;
    action: string;
    /** Id of what it was done to; empty where there is none. */
    subject: string;
    outcome: AuditOutcome;
    note: Generated<string>;
    network: string;
    at_ms: number;
  };
}
