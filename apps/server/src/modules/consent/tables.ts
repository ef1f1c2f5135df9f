import type { ConsentPurpose, ConsentWay, GuardianRelation, Locale } from '@yunyou/contract';
import type { Generated } from 'kysely';

/** The part of the database that is consents, and pictures that are kept by them. */
export interface ConsentTables {
  /** Append only; withdrawing fills one field once. */
  consents: {
    id: string;
    member_id: string;
    purpose: ConsentPurpose;
    subject_kind: 'person' | 'member';
    subject_id: string;
    /** Keyed hash of the mobile of another person who agreed by a code: they see it, and can take it back. */
    mobile_index: string | null;
    document_id: string;
    version: string;
    sha256: string;
    locale: Locale;
    source: number;
    how: ConsentWay;
    guardian_relation: GuardianRelation | null;
    given_ms: number;
    withdrawn_ms: number | null;
  };
  /** AES-256-GCM under a key of its own, which is wrapped by the data key. */
  protected_pictures: {
    id: string;
    person_id: string;
    application_id: string | null;
    kind: 'face' | 'evidence';
    state: 'pending' | 'current';
    cipher: Buffer;
    wrapped_key: string;
    key_id: string;
    bytes: number;
    width: number;
    height: number;
    delete_after_day: string | null;
    created_ms: number;
  };
  picture_reads: {
    id: Generated<number>;
    picture_id: string;
    person_id: string;
    reader: 'member' | 'examiner';
    reader_id: string;
    at_ms: number;
  };
  private_uploads: { key: string; member_id: string; person_id: string; created_ms: number };
  gate_faces: {
    id: string;
    person_id: string;
    pushed_ms: number;
    delete_ms: number | null;
    tries: Generated<number>;
    /** When the gates are asked again: to take it, or to delete it; null once they have. */
    next_ms: number | null;
    acknowledged_ms: number | null;
  };
}
