/** Search: kinds of what is found, limits and delays. */

/** What a search finds, in the order of the tabs; ties in the ranking follow it. */
export const searchKinds = ['spot', 'ticket', 'hotel', 'goods', 'service', 'annualCard', 'activity'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchSorts = ['relevance', 'distance', 'priceAsc', 'priceDesc', 'rating'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const searchPageSize = 10;
export const searchPageSizeMax = 50;
/** Totals are exact up to this number; no page begins behind it. */
export const searchCountCap = 1_000;
/** Words kept on the device, and shown. */
export const historyKept = 20;
export const historyShown = 10;
export const suggestMax = 8;
/** A pause in typing after which suggestions are asked for. */
export const suggestDelayMs = 150;
export const hotWordsMax = 10;
/** A searched word is a hot word when so many devices asked for it in 7 days. */
export const hotWordMinDevices = 20;
/** How far "near a place" reaches. */
export const nearRadiusKm = 50;

/** What can be a favourite. */
export const favoriteKinds = ['spot', 'hotel', 'shop', 'ticket', 'goods', 'service', 'annualCard'] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];
export const favoritesMax = 500;
/** So many favourites are asked about at once. */
export const favoriteStatesMax = 50;
/** So many are taken away at once. */
export const favoritesRemoveMax = 50;
/** So long taking some away can be undone on the page. */
export const favoriteUndoSeconds = 5;
/** What is a favourite again within so long is the one it was, with its old price. */
export const favoriteKeptSeconds = 60;

/** Zoom of a map: of a country to of a house. */
export const mapScale = { min: 5, max: 18, default: 18 } as const;
