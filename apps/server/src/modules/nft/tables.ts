import type {
  CreditSource,
  ExchangeGain,
  LocalizedText,
  NftCertificateState,
  NftKind,
  NftRarity,
  Picture,
  PieceStatus,
  PieceWay,
} from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** The part of the database that is collectibles. */
export interface NftTables {
  nft_activities: {
    id: string;
    name: Json<LocalizedText>;
    intro: Json<LocalizedText>;
    picture: Json<Picture>;
    starts_ms: number;
    ends_ms: number;
    /** Paragraphs. */
    rules: Json<LocalizedText[]>;
    min_age: number;
    /** Members who have joined: the number of the last. */
    participants: Generated<number>;
    /** Under it persons are told apart within the activity; null once it is destroyed, thirty days after the end. */
    limit_key_cipher: string | null;
    /** When what is left of its prizes went back to the products, after its end. */
    settled_ms: number | null;
  };
  /** A verified voucher of these brings a credit. */
  nft_activity_spots: { activity_id: string; spot_id: string; seq: number };
  nft_collections: {
    id: string;
    activity_id: string;
    seq: number;
    name: Json<LocalizedText>;
    subtitle: Json<LocalizedText>;
    picture: Json<Picture>;
    /** With a watermark, at most 720 px wide. */
    previews: Json<Picture[]>;
    kind: NftKind;
    rarity: NftRarity;
    total: number;
    /** Pieces that were ever made: the highest serial number. */
    issued: Generated<number>;
    source: Json<LocalizedText>;
    author: Json<LocalizedText>;
    /** A visit of it leads to this one. */
    spot_id: string | null;
    /** In the object store, where only the server reads. */
    original_key: string;
    original_name: string;
    original_type: string;
    original_bytes: number;
  };
  nft_products: {
    id: string;
    activity_id: string;
    seq: number;
    name: Json<LocalizedText>;
    picture: Json<Picture>;
    gives_kind: ExchangeGain;
    /** One of the three is there, by what it gives. */
    collection_id: string | null;
    coupon_id: string | null;
    /** The piece of goods was taken out of what is sold when the product was made. */
    variant_id: string | null;
    value_fen: Generated<number>;
    cost_credits: Generated<number>;
    stock: number;
    given: Generated<number>;
    per_member: number | null;
  };
  nft_product_costs: { product_id: string; collection_id: string; amount: number };
  nft_members: {
    activity_id: string;
    member_id: string;
    /** Null for who has not joined, and has credits of a visit. */
    user_index: number | null;
    joined_ms: number | null;
    /** The sum of `nft_credits`. */
    credits: Generated<number>;
  };
  nft_credits: {
    id: string;
    activity_id: string;
    member_id: string;
    source: CreditSource;
    /** What it came of, once: a voucher, the member, a grant, an exchange. */
    source_id: string;
    spot_id: string | null;
    /** Below zero for what was spent. */
    amount: number;
    at_ms: number;
  };
  nft_exchanges: {
    id: string;
    activity_id: string;
    product_id: string;
    member_id: string;
    cost_credits: number;
    got_kind: ExchangeGain;
    got_id: string;
    at_ms: number;
  };
  nft_pieces: {
    id: string;
    collection_id: string;
    serial_no: number;
    member_id: string;
    status: PieceStatus;
    how: PieceWay;
    got_ms: number;
    changed_ms: number;
  };
  nft_exchange_pieces: { piece_id: string; exchange_id: string };
  nft_limits: { product_id: string; person_hash: string; used: Generated<number> };
  nft_certificates: {
    piece_id: string;
    state: NftCertificateState;
    network: string;
    /** What is entered, as canonical JSON. */
    record: string;
    /** SHA-256 of the record, lower hex. */
    hash: string;
    tx_id: string | null;
    at_ms: number | null;
    tries: Generated<number>;
    /** When the ledger is asked again; null once it is entered. */
    next_ms: number | null;
  };
}
