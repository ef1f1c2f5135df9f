import type { ChannelSource, IdentityProvider } from '@yunyou/contract';
import type { Generated } from 'kysely';

export type Provider = IdentityProvider;

/** What a code is for: one for a login is worth nothing for a new number. */
export type CodeScene =
  | 'login'
  | 'changeMobile'
  | 'currentMobile'
  | 'cancelAccount'
  | 'guardian'
  | ConsentScene;

/** A consent of a person for a purpose. */
export type ConsentScene = `consent:${string}`;

/** The part of the database that is how people log in. */
export interface SessionTables {
  member_identities: {
    provider: Provider;
    app_id: string;
    open_id: string;
    union_id: Generated<string>;
    member_id: string;
    created_ms: number;
  };
  bind_tickets: {
    ticket_hash: string;
    provider: Provider;
    app_id: string;
    open_id: string;
    union_id: string;
    expires_ms: number;
    used_ms: number | null;
  };
  captcha_pictures: {
    id: string;
    code_hash: string;
    expires_ms: number;
    attempts: Generated<number>;
    solved_ms: number | null;
    used_ms: number | null;
  };
  sessions: {
    token_hash: string;
    /** What it is told by; the token's hash stays here. */
    id: Generated<string>;
    member_id: string;
    created_ms: number;
    expires_ms: number;
    ended_ms: number | null;
    /** Browser and system; empty where they are not known. */
    device: Generated<string>;
    source: Generated<ChannelSource | null>;
  };
  sms_codes: {
    id: string;
    mobile_index: string;
    scene: CodeScene;
    /** Who asked for it, where a login was needed for that: nobody else can use it. */
    member_id: Generated<string | null>;
    code_hash: string;
    created_ms: number;
    expires_ms: number;
    /** Wrong tries of whoever asked for it. */
    attempts: Generated<number>;
    /** Tries that did not say which message they had. */
    unnamed_attempts: Generated<number>;
    used_ms: number | null;
  };
}
