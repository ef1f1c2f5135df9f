import type { BargainDetail, BargainState, Locale } from '@yunyou/contract';
import { bargainTeaIn } from './bargain-product-samples';
import { paintedPicture } from './painted-hills';
import { CLIENT_SEED, COMMITMENT, SEED } from './seed-samples';

/** Bargains, for stories. Countdowns run on the real clock. */
const HOUR_MS = 3_600_000;

/** What the ten cuts are, in fen, with the seeds below; it can be computed again. */
const CUTS = [1044, 776, 752, 958, 1007, 539, 882, 535, 521, 986] as const;
const START_FEN = 12_800;

const people: Record<Locale, readonly string[]> = {
  'zh-Hans': ['李*', '王*', '周*', 'A***e'],
  en: ['Li ***', 'W***g', 'Z***u', 'A***e'],
};

/** A bargain for tea in which so many of ten have cut. */
export function bargainIn(locale: Locale, cuts: number, part: Partial<BargainState> = {}): BargainState {
  const { name, specText, picture } = bargainTeaIn(locale);
  const made = CUTS.slice(0, cuts);
  const cutFen = made.reduce((sum, cut) => sum + cut, 0);
  return {
    ...{ id: 'bargain-1', activeId: 'activity-8', activityProductId: 'bargain-tea-100' },
    ...{ status: cuts === CUTS.length ? 'reached' : 'running', endReason: null },
    ...{ name, specText, thumb: picture },
    ...{
      originalPriceFen: START_FEN,
      floorPriceFen: START_FEN - 8_000,
      priceFen: START_FEN - cutFen,
      cutFen,
    },
    ...{ people: CUTS.length, helpersNeeded: CUTS.length - cuts },
    helpers: made.map((fen, place) => ({
      id: `cut-${place + 1}`,
      name: people[locale][place % 4] ?? '',
      avatarUrl: place === 1 ? (paintedPicture(4).sources[0]?.url ?? '') : '',
      seq: place + 1,
      cutFen: fen,
      isOwner: place === 0,
    })),
    ...{ holdsPiece: cuts === CUTS.length, beingPaid: false, left: null, running: 4 },
    endsAtMs: Date.now() + 20 * HOUR_MS,
    ...part,
  };
}

/** A bargain as its owner sees it. */
export function ownBargainIn(
  locale: Locale,
  bargain: BargainState = bargainIn(locale, 4),
  part: Partial<BargainDetail> = {},
): BargainDetail {
  return {
    bargain,
    product: bargainTeaIn(locale),
    owner: { name: people[locale][0] ?? '', avatarUrl: '' },
    role: 'owner',
    refused: null,
    ...{ ownCutFen: CUTS[0], canBuy: bargain.status === 'running' || bargain.status === 'reached' },
    orderId: null,
    ...{ commitment: COMMITMENT, clientSeed: CLIENT_SEED, proof: null },
    nowMs: Date.now(),
    ...part,
  };
}

/** The same as a friend sees it who can help. */
export const friendsBargainIn = (
  locale: Locale,
  bargain?: BargainState,
  part: Partial<BargainDetail> = {},
): BargainDetail =>
  ownBargainIn(locale, bargain, { role: 'canHelp', ownCutFen: null, canBuy: false, ...part });

/** What is told once one is over. */
export const bargainProof = { seed: SEED, cutsFen: [...CUTS] };

/** One that nobody bought in time. */
export const endedBargainIn = (
  locale: Locale,
  endReason: BargainState['endReason'] = 'time',
  part: Partial<BargainDetail> = {},
): BargainDetail =>
  ownBargainIn(
    locale,
    bargainIn(locale, 4, { status: 'ended', endReason, endsAtMs: Date.parse('2026-09-21T02:05:00Z') }),
    { proof: bargainProof, ...part },
  );

/** One that was bought on the way. */
export const boughtBargainIn = (locale: Locale): BargainDetail =>
  ownBargainIn(locale, bargainIn(locale, 8, { status: 'bought', helpersNeeded: 0 }), {
    ...{ orderId: 'order-1', proof: bargainProof },
  });
