import type {
  CardAfterActivation,
  CardApplicationStatus,
  CardEntryOutcome,
  CardEntryWay,
  CardEvidence,
  CardPersonStatus,
  CardRefusalCode,
  CardRole,
  CardStatus,
  CardValidityKind,
  LocalizedText,
  Picture,
  SnapshotCardTerms,
} from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** For whom places on a card are. */
export interface RoleTerms {
  role: CardRole;
  min: number;
  max: number;
  minAge: number | null;
  maxAge: number | null;
  evidence: CardEvidence | null;
}

export interface ShutDays {
  firstDay: string;
  lastDay: string;
  name: LocalizedText;
}

/** A place that a card lets in to. */
export interface SpotTerms {
  spotId: string;
  perDay: number;
  total: number | null;
  from: string;
  to: string;
  appointmentNeeded: boolean;
  blackout: ShutDays[];
}

/** What was agreed when a card was sold. */
export interface CardTerms extends SnapshotCardTerms {
  roles: RoleTerms[];
}

/** The part of the database that is annual cards. */
export interface AnnualCardTables {
  card_types: {
    id: string;
    seq: number;
    supplier_id: string;
    name: Json<LocalizedText>;
    picture: Json<Picture>;
    benefits: Json<LocalizedText[]>;
    intro: Json<LocalizedText>;
    notice: Json<LocalizedText>;
    roles: Json<RoleTerms[]>;
    price_fen: number;
    market_price_fen: number | null;
    renew_price_fen: number | null;
    on_sale: boolean;
    /** Whether cards are counted: their pool has the id of the type. */
    has_pool: boolean;
    limit_per_member: number | null;
    validity_kind: CardValidityKind;
    valid_days: number;
    first_day: string | null;
    last_day: string | null;
    activate_within_days: number;
    join_within_days: number;
    spots_per_day: number | null;
    minutes_between: number;
    cool_off_days: number;
    before_fee_percent: number;
    after_activation: CardAfterActivation;
    fee_percent: number;
  };
  card_type_spots: {
    type_id: string;
    seq: number;
    spot_id: string;
    per_day: number;
    total: number | null;
    from_time: string;
    to_time: string;
    appointment_needed: boolean;
    blackout: Json<ShutDays[]>;
  };
  /** Live cards and ordered ones of a member, where a type is limited. */
  card_limits: { type_id: string; member_id: string; cards: number };
  cards: {
    id: string;
    number: string;
    type_id: string;
    /** Null for a paper card that nobody has added. */
    member_id: string | null;
    order_id: string | null;
    line_id: string | null;
    /** Number in the line, from 0 on. */
    unit: number | null;
    status: CardStatus;
    first_day: string | null;
    last_day: string | null;
    activate_by: string;
    paid_fen: number;
    valid_days: number;
    terms: Json<CardTerms>;
    activation_code_hash: string | null;
    created_ms: number;
    changed_ms: number;
    /** Since when a refund of it is asked for. */
    held_ms: number | null;
    frozen_ms: number | null;
    frozen_words: Json<LocalizedText> | null;
  };
  card_periods: {
    card_id: string;
    seq: number;
    first_day: string;
    last_day: string;
    paid_fen: number;
    line_id: string | null;
  };
  card_persons: {
    id: string;
    card_id: string;
    type_id: string;
    seq: number;
    person_no: string;
    role: CardRole;
    optional: boolean;
    status: CardPersonStatus;
    /** Empty until activation, as those below. */
    name_cipher: Generated<string>;
    cert_type: Generated<number>;
    id_card_cipher: Generated<string>;
    id_index: string | null;
    mobile_cipher: Generated<string>;
    birthday_cipher: Generated<string>;
    /** JSON of the guardian's name and relation. */
    guardian_cipher: Generated<string>;
    guardian_consent_id: string | null;
    face_consent_id: string | null;
    /** What codes at the gate are made from. */
    secret_cipher: string;
    activated_ms: number | null;
    wrong_codes: Generated<number>;
    wrong_since_ms: number | null;
  };
  card_applications: {
    id: string;
    card_id: string;
    person_id: string;
    member_id: string;
    new_portrait: boolean;
    status: CardApplicationStatus;
    round: number;
    refusal_code: CardRefusalCode | null;
    refusal: Json<LocalizedText> | null;
    submitted_ms: number;
    due_ms: number;
    decided_ms: number | null;
    /** When the operator was told that it is late. */
    told_late_ms: number | null;
  };
  card_entries: {
    id: string;
    card_id: string;
    person_id: string;
    spot_id: string;
    day: string;
    seq: number | null;
    way: CardEntryWay;
    gate: string;
    at_ms: number;
    outcome: CardEntryOutcome;
    rule: string | null;
    refusal: Json<LocalizedText> | null;
  };
  card_code_uses: { person_id: string; gate: string; step: number };
}
