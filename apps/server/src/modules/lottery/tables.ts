import type {
  DrawFallback,
  DrawLayout,
  DrawTaskKind,
  LocalizedText,
  Picture,
  PrizeKind,
} from '@yunyou/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** The part of the database that is draws. */
export interface LotteryTables {
  /** What an activity of the types 5 and 7 has besides others. */
  draws: {
    activity_id: string;
    layout: DrawLayout;
    /** Chances a day that cost nothing. */
    free_per_day: number;
    /** Days to claim what was won. */
    claim_days: number;
  };
  /** What can be won; frozen once it is published. */
  draw_prizes: {
    id: string;
    activity_id: string;
    seq: number;
    kind: PrizeKind;
    name: Json<LocalizedText>;
    picture: ColumnType<Picture | null, string | null, string | null>;
    ppm: number;
    value_fen: number;
    /** Null: no limit. */
    stock: number | null;
    given: Generated<number>;
    /** Pieces that went back to their product when the draw was over. */
    returned: Generated<number>;
    /** Null: no limit. */
    per_member: number | null;
    product_id: string | null;
    variant_id: string | null;
    coupon_id: string | null;
  };
  /** The seed of an activity's day. */
  draw_days: {
    id: string;
    activity_id: string;
    day: string;
    seed_cipher: string;
    /** Lower hex; from the moment it is told. */
    seed: string | null;
    commitment: string;
    committed_ms: number;
    revealed_ms: number | null;
  };
  /** Who has come to a draw. */
  draw_members: {
    activity_id: string;
    member_id: string;
    /** Draws so far: the index of the next one. */
    draws: Generated<number>;
    invite_code: string;
    /** What the next draw is to roll, set by hand in a system for tests. */
    forced_roll: number | null;
    created_ms: number;
  };
  draw_tasks: {
    id: string;
    activity_id: string;
    seq: number;
    kind: DrawTaskKind;
    title: Json<LocalizedText>;
    chances: number;
    per_day: number;
    /** The page to look at; null for what is no browsing. */
    href: string | null;
    /** Null for what is no buying. */
    min_fen: number | null;
    /** Channel sources it is for; null for all. */
    channels: number[] | null;
  };
  draw_chances: {
    id: string;
    activity_id: string;
    member_id: string;
    source: ChanceSource;
    /** Empty for what no task gave. */
    task_id: Generated<string>;
    /** What it was given for, once: a day, a run, an order, a new member. */
    ref_key: string;
    /** It was given on. */
    day: string;
    count: number;
    used: Generated<number>;
    /** Null: with the activity. */
    ends_ms: number | null;
    created_ms: number;
  };
  draw_records: {
    id: string;
    activity_id: string;
    member_id: string;
    draw_index: number;
    chance_id: string;
    day: string;
    client_seed: string;
    roll: number;
    rolled_prize_id: string;
    given_prize_id: string;
    reason: DrawFallback | null;
    forced: boolean;
    prize_of_mine_id: string | null;
    /** What was given is told among the first winners. */
    dear: boolean;
    at_ms: number;
  };
  draw_task_runs: {
    id: string;
    task_id: string;
    member_id: string;
    browses: boolean;
    state: 'started' | 'finished' | 'lapsed';
    started_ms: number;
    not_before_ms: number;
    lapses_ms: number;
    /** Chances it brought. */
    given: Generated<number>;
  };
  draw_invited: { member_id: string; activity_id: string; inviter_id: string; at_ms: number };
}

export type ChanceSource = 'daily' | 'task' | 'gift';
