/** Nobody younger exchanges collectibles. */
export const nftMinAge = 18;
/** Identity checks of a member in a day, and in thirty. */
export const verifyTriesPerDay = 3;
export const verifyTriesPerMonth = 10;
export const verifyMonthDays = 30;
/** What persons are told apart by in an activity is destroyed so many days after its end. */
export const nftLimitKeyDays = 30;
/** A ticket for the original of a piece is good for so long. */
export const fileTicketMinutes = 5;
/** Widest preview of a collectible, px. */
export const nftPreviewWidth = 720;
/** Pieces that are used up in one exchange, at most. */
export const exchangePiecesMax = 20;

export const nftKinds = ['image', 'video', 'model'] as const;
export type NftKind = (typeof nftKinds)[number];

/** 普通, 稀有, 典藏. */
export const nftRarities = ['common', 'rare', 'epic'] as const;
export type NftRarity = (typeof nftRarities)[number];

/** How a piece stands. `exchanged` is an end: it was used up. */
export const pieceStatuses = ['held', 'exchanged', 'frozen'] as const;
export type PieceStatus = (typeof pieceStatuses)[number];

/** How a member came by a piece. */
export const pieceWays = ['exchange', 'grant'] as const;
export type PieceWay = (typeof pieceWays)[number];

/** How the entry in the ledger stands; `failed` is asked again. A piece is its member's whatever it says. */
export const nftCertificateStates = ['pending', 'issued', 'failed'] as const;
export type NftCertificateState = (typeof nftCertificateStates)[number];

/** What a credit (参与印记) came of; `exchange` is what was spent. */
export const creditSources = ['voucher', 'join', 'grant', 'exchange'] as const;
export type CreditSource = (typeof creditSources)[number];

/** What an exchange gives. */
export const exchangeGains = ['collection', 'coupon', 'prize'] as const;
export type ExchangeGain = (typeof exchangeGains)[number];

/** What an exchange costs. */
export const exchangeCosts = ['credit', 'collection'] as const;
export type ExchangeCost = (typeof exchangeCosts)[number];

/** Why a member cannot exchange something; the first that holds. Rules of `exchange` by the same names. */
export const exchangeObstacles = [
  'notStarted',
  'activityOver',
  'soldOut',
  'nftLimit',
  'nftNotVerified',
  'costNotMet',
] as const;
export type ExchangeObstacle = (typeof exchangeObstacles)[number];

/** How a member's identity check stands. */
export const verificationStatuses = ['none', 'checking', 'verified', 'failed', 'withdrawn'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];
