/** The part of the database that is who members really are. */
export interface IdentityTables {
  /** A row for who has tried. What is verified has the five fields; withdrawing empties them at once. */
  identity_verifications: {
    member_id: string;
    status: 'verified' | 'failed' | 'withdrawn';
    /** Masked, encrypted. */
    name_cipher: string | null;
    id_cipher: string | null;
    /** Keyed hash of the number, which is kept nowhere. */
    id_index: string | null;
    adult: boolean | null;
    consent_id: string | null;
    checked_ms: number;
  };
  /** Tries that count. */
  identity_tries: { id: string; member_id: string; at_ms: number };
}
