import type { BargainEndReason, BargainStatus } from '@yunyou/contract';
import type { Generated } from 'kysely';

/** The part of the database that is prices which friends cut down. */
export interface BargainTables {
  bargains: {
    id: string;
    activity_product_id: string;
    /** Who started it. */
    member_id: string;
    state: BargainStatus;
    end_reason: BargainEndReason | null;
    start_fen: number;
    floor_fen: number;
    /** How many cuts there are in all. */
    people: number;
    /** Made so far, and what they come to. */
    cuts: Generated<number>;
    cut_fen: Generated<number>;
    /** 32 bytes in hex; told once it is over. */
    seed_cipher: string;
    commitment: string;
    client_seed: string;
    /** A unit of the pool is held for its owner. */
    holds_piece: Generated<boolean>;
    /** What it is, or was, bought with, and for how much a piece. */
    order_id: string | null;
    order_fen: number | null;
    created_ms: number;
    ends_ms: number;
    changed_ms: number;
    /** When it was bought, or ended. */
    settled_ms: number | null;
  };
  /** All cuts of a bargain as they were split; who made one is known from then on. */
  bargain_cuts: {
    bargain_id: string;
    seq: number;
    cut_fen: number;
    member_id: string | null;
    at_ms: number | null;
  };
}
