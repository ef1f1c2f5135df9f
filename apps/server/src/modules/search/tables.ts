import type { ActivityType, GoodsType, LocalizedText, Picture } from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** Kinds that a document's number has room for. */
export const KINDS_MAX = 16;

/** The part of the database that is the search index, and what was searched. */
export interface SearchTables {
  /** What is sorted and filtered by, one narrow row a thing. */
  search_documents: {
    /** Its number: the kind in the lowest four bits. */
    doc: number;
    /** Place of the kind among the tabs. */
    kind: number;
    id: string;
    city: number;
    lat: number;
    lng: number;
    rating: number;
    rating_count: number;
    price_fen: number | null;
    bookable: boolean;
    popularity: number;
    /** What is added to the points of every hit, tenths. */
    boost: number;
  };
  /** What a hit shows; read for the rows of a page alone. */
  search_records: { doc: number; fingerprint: string; record: Json<StoredRecord> };
  search_cities: { id: Generated<number>; name: string };
  /** Short queries: all that they find, in the order of the ranking. */
  search_terms: {
    term: string;
    doc: number;
    kind: number;
    /** Tenths, the boost included. */
    points: number;
    /** Without the boost, whole points. */
    base: number;
    id: string;
    room: string | null;
  };
  /** What longer queries are the beginning of. */
  search_suffixes: {
    key: string;
    doc: number;
    kind: number;
    points: number;
    /** Points, tenths, of a query that is the whole key. */
    whole: number;
    base: number;
    room: string | null;
  };
  /** Words and names as they may be mistyped, each with what was meant. */
  search_words: { variant: string; word: string; generation: number };
  /** Things that changed and wait to be indexed. */
  search_queue: { n: Generated<number>; kind: string; id: string };
  /** One row: how often the index was made anew. */
  search_state: { generation: number };
  search_queries: {
    n: Generated<number>;
    at_ms: number;
    word: string;
    hits: number;
    /** Keyed hash of a device, whose key is thrown away with the day. */
    device: string;
  };
  search_day_keys: { day: string; key: string; created_ms: number };
}

export interface StoredRecord {
  title: LocalizedText;
  subtitle: LocalizedText;
  cityName: LocalizedText;
  thumb: Picture | null;
  goodsId: string;
  goodsType: GoodsType | null;
  activeType: ActivityType | null;
}
