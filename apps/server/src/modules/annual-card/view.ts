import type { AnnualCardDetail, AnnualCardSummary, Locale } from '@yunyou/contract';
import { cleanHtml } from '../../clean-html';
import { addDays, dayOf } from '../../clock';
import type { ShownActivity } from '../card-activity/shown-store';
import { activitiesView } from '../card-activity/view';
import type { ShownPlace } from './shown-store';
import type { CardTerms, SpotTerms } from './tables';
import { termsOfType } from './terms';
import type { CardType } from './types-store';

const SHUT_DAYS_SHOWN = 365;

interface Viewer {
  locale: Locale;
  nowMs: number;
}

/** Whether it is sold on that day: a fixed card is not after its last one. */
export const isSold = ({ on_sale, last_day }: CardType, today: string): boolean =>
  on_sale && (last_day === null || last_day >= today);

export const validityView = (terms: CardTerms): AnnualCardSummary['validity'] => ({
  kind: terms.validityKind,
  validDays: terms.validDays,
  firstDay: terms.firstDay,
  lastDay: terms.lastDay,
  activateWithinDays: terms.activateWithinDays,
  joinWithinDays: terms.joinWithinDays,
  spotsPerDay: terms.spotsPerDay,
  minutesBetween: terms.minutesBetween,
});

export const refundView = (terms: CardTerms): AnnualCardDetail['refund'] => ({
  coolOffDays: terms.coolOffDays,
  beforeActivationFeePercent: terms.beforeFeePercent,
  afterActivation: terms.afterActivation,
  feePercent: terms.feePercent,
});

export function summaryOf(type: CardType, { locale, nowMs }: Viewer): AnnualCardSummary {
  return {
    ...{ id: type.id, name: type.name[locale], picture: type.picture },
    benefits: type.benefits.map((benefit) => benefit[locale]),
    roles: type.roles,
    validity: validityView(termsOfType(type)),
    ...{ priceFen: type.price_fen, marketPriceFen: type.market_price_fen },
    ...{ onSale: isSold(type, dayOf(nowMs)), left: type.left },
  };
}

/** Places in their order; shut days of the coming twelve months. Places that are gone altogether are left out. */
export function spotsView(
  spots: readonly SpotTerms[],
  places: ReadonlyMap<string, ShownPlace>,
  { locale, nowMs }: Viewer,
): AnnualCardDetail['spots'] {
  const today = dayOf(nowMs);
  const until = addDays(today, SHUT_DAYS_SHOWN);
  return spots.flatMap(({ spotId, perDay, total, from, to, appointmentNeeded, blackout }) => {
    const place = places.get(spotId);
    if (!place) return [];
    const shut = blackout
      .filter(({ firstDay, lastDay }) => lastDay >= today && firstDay <= until)
      .toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
      .map(({ firstDay, lastDay, name }) => ({ firstDay, lastDay, name: name[locale] }));
    return [
      {
        ...{ spotId, name: place.name[locale], picture: place.picture, perDay, total },
        ...{ blackout: shut, from, to, appointmentNeeded },
      },
    ];
  });
}

export function detailOf(
  type: CardType,
  { places, activities }: { places: ReadonlyMap<string, ShownPlace>; activities: readonly ShownActivity[] },
  viewer: Viewer,
): AnnualCardDetail {
  const { locale, nowMs } = viewer;
  return {
    ...summaryOf(type, viewer),
    supplierId: type.supplier_id,
    ...{ intro: cleanHtml(type.intro[locale]), notice: cleanHtml(type.notice[locale]) },
    spots: spotsView(type.spots, places, viewer),
    refund: refundView(termsOfType(type)),
    ...{ renewPriceFen: type.renew_price_fen, limitPerMember: type.limit_per_member, nowMs },
    activities: activitiesView(activities, viewer),
  };
}
