import type { BargainDetail, BargainProduct, BargainState, ChannelSource, Locale } from '@yunyou/contract';
import { maskName } from '@yunyou/validators';
import type { DataProtection } from '../../security/data-protection';
import type { BargainTerms } from '../activity/bargain-facts-store';
import { activityProductView, leftOf, timeStatusOf } from '../activity/products';
import type { ProductStanding } from '../activity/products-store';
import { whyNotHelp } from './help';
import type { AskerFacts } from './help-store';
import { openSeed } from './seed';
import { hasPiece, isOpenState, priceOfBargain, standingOf } from './standing';
import type { ShownBargain, ShownCut } from './view-store';

interface Viewer {
  locale: Locale;
  nowMs: number;
}

const isMade = (cut: ShownCut): boolean => cut.memberId !== null;

const personOf = ({ name, avatar }: ShownCut) => ({ name: maskName(name), avatarUrl: avatar });

export function bargainView(shown: ShownBargain, { locale, nowMs }: Viewer): BargainState {
  const { bargain, product, activity, cuts } = shown;
  const { status, endReason } = standingOf(shown, nowMs);
  const isBeingPaid = bargain.order_id !== null && isOpenState(status);
  return {
    id: bargain.id,
    activeId: activity.id,
    activityProductId: product.id,
    status,
    endReason,
    name: product.name[locale],
    specText: product.spec_text[locale],
    thumb: product.picture,
    originalPriceFen: bargain.start_fen,
    floorPriceFen: bargain.floor_fen,
    priceFen: priceOfBargain(bargain, shown.normalFen),
    cutFen: bargain.cut_fen,
    people: bargain.people,
    helpersNeeded: bargain.people - bargain.cuts,
    helpers: cuts.filter(isMade).map((cut) => ({
      id: `${bargain.id}-${cut.seq}`,
      ...personOf(cut),
      seq: cut.seq,
      cutFen: cut.cutFen,
      isOwner: cut.seq === 1,
    })),
    // While it is being paid its order has the piece.
    holdsPiece: isOpenState(status) && (bargain.holds_piece || isBeingPaid),
    beingPaid: isBeingPaid,
    left: leftOf(shown),
    running: shown.running,
    endsAtMs: bargain.ends_ms,
  };
}

/** What can be bargained for, with the time of its activity. */
export function bargainProductView(
  standing: ProductStanding,
  { terms, locale, nowMs }: Viewer & { terms: ReadonlyMap<string, BargainTerms> },
): BargainProduct {
  const { activity } = standing;
  return {
    ...activityProductView(standing, { locale, nowMs, bargains: terms }),
    startsAtMs: activity.starts_ms,
    endsAtMs: activity.ends_ms,
    timeStatus: timeStatusOf(activity, nowMs),
  };
}

/** A bargain as somebody sees it: its owner, or a friend. */
export function bargainDetailView(
  shown: ShownBargain & { asker: AskerFacts },
  product: BargainProduct,
  viewer: Viewer & { memberId: string; source: ChannelSource; protection: DataProtection },
): BargainDetail {
  const { bargain, asker, cuts } = shown;
  const { memberId, locale, nowMs, protection } = viewer;
  const isOwner = bargain.member_id === memberId;
  const { status } = standingOf(shown, nowMs);
  const refused = isOwner ? undefined : whyNotHelp(shown, asker, viewer);
  const { rule } = refused?.details ?? {};
  const [first] = cuts;
  if (!first) throw new Error('A bargain has a first cut.');
  return {
    bargain: bargainView(shown, viewer),
    product,
    owner: personOf(first),
    role: isOwner ? 'owner' : asker.ownCutFen !== null ? 'helped' : refused ? 'refused' : 'canHelp',
    refused: refused && rule ? { rule, text: refused.textIn(locale) } : null,
    ownCutFen: asker.ownCutFen,
    canBuy: isOwner && canBuy(shown, status),
    orderId: isOwner ? bargain.order_id : null,
    commitment: bargain.commitment,
    clientSeed: bargain.client_seed,
    proof: isOpenState(status)
      ? null
      : { seed: openSeed(protection, bargain), cutsFen: cuts.map(({ cutFen }) => cutFen) },
    nowMs,
  };
}

function canBuy(shown: ShownBargain, status: BargainState['status']): boolean {
  const { bargain, product } = shown;
  if (!isOpenState(status) || bargain.order_id !== null) return false;
  const isPriced = status === 'reached' || product.buy_any_time;
  return isPriced && (bargain.holds_piece || hasPiece(shown));
}
