import type { FavoriteKind } from '@yunyou/contract';
import type { Generated } from 'kysely';

/** The part of the database that is favourites. */
export interface FavoriteTables {
  favorites: {
    member_id: string;
    kind: FavoriteKind;
    id: string;
    /** What it cost then; a hotel per night. Null: nothing was on sale. */
    price_fen: number | null;
    created_ms: number;
    /** When it was taken away; it comes back as it was for a moment. */
    removed_ms: Generated<number | null>;
  };
}
