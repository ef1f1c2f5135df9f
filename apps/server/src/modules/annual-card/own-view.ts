import type { Locale, MemberAnnualCard, OwnAnnualCard } from '@yunyou/contract';
import { cleanHtml } from '../../clean-html';
import { dayOf } from '../../clock';
import { unitAmounts } from '../../core/pricing';
import { isStillOpen } from '../../core/refunds/quote';
import type { DataProtection } from '../../security/data-protection';
import type { JoinedPlace, ShownActivity } from '../card-activity/shown-store';
import { joinableView } from '../card-activity/view';
import type { ShownPicture } from '../consent/picture-state';
import { nextStepOf } from './next-step';
import { maskedNumber } from './numbers';
import type { Admitted, ListedCard, OwnCard, OwnPerson } from './own-store';
import { holderName, personView } from './person-view';
import { cardTerms } from './refund-terms';
import { renewalOf } from './renew-days';
import type { ShownPlace } from './shown-store';
import { refundView, spotsView, validityView } from './view';

interface Viewer {
  locale: Locale;
  nowMs: number;
  protection: DataProtection;
}

export function listedView(card: ListedCard, { locale, nowMs, protection }: Viewer): MemberAnnualCard {
  const standing = {
    ...{ status: card.status, lastDay: card.last_day, isRefused: card.isRefused },
    isRenewed: card.renewPriceFen !== null,
  };
  return {
    ...{ id: card.id, typeId: card.type_id, name: card.name[locale], picture: card.picture },
    ...{ number: maskedNumber(card.number), holderName: holderName(protection, card.holder) },
    ...{ status: card.status, firstDay: card.first_day, lastDay: card.last_day },
    ...{ activateBy: card.activate_by, persons: card.persons, activePersons: card.activePersons },
    nextStep: nextStepOf(standing, dayOf(nowMs)),
  };
}

/** Everything that is read of one card of a member. */
export interface OwnFacts {
  own: OwnCard;
  persons: readonly OwnPerson[];
  pictures: ReadonlyMap<string, ShownPicture>;
  admitted: readonly Admitted[];
  places: ReadonlyMap<string, ShownPlace>;
  activities: readonly ShownActivity[];
  joined: readonly JoinedPlace[];
}

/** Whether money of it can be asked for now: of its last period, by the rules alone. */
function isRefundable({ card, bought, periods }: OwnCard, nowMs: number): boolean {
  if (bought === null || card.held_ms !== null || !isStillOpen(bought.order, nowMs)) return false;
  const { detail, lineId, quantity, lineFen, paidMs } = bought;
  const unit = detail.renewal === null ? (card.unit ?? 0) : 0;
  const period = periods.at(-1);
  const terms = cardTerms(
    {
      ...{ lineId, unit, terms: detail.terms, card, paidMs, isRenewed: false },
      paidFen: unitAmounts(lineFen, quantity)[unit] ?? 0,
      ...(period && {
        period: { ...period, validDays: detail.renewal === null ? card.valid_days : detail.terms.validDays },
      }),
    },
    nowMs,
  );
  return terms.refusal === null;
}

/** When it can be renewed; null where it never is, or not in its state. */
function renewView({ card, type }: OwnCard, today: string): OwnAnnualCard['renew'] {
  const isOpenState = card.status === 'active' || card.status === 'frozen' || card.status === 'expired';
  if (type.renew_price_fen === null || card.last_day === null || !isOpenState) return null;
  const days = renewalOf({ lastDay: card.last_day, validDays: type.valid_days }, today);
  const isOpen = days.fromDay <= today && today <= days.untilDay && card.held_ms === null;
  return {
    ...{ priceFen: type.renew_price_fen, fromDay: days.fromDay, untilDay: days.untilDay },
    ...{ firstDay: days.firstDay, open: isOpen },
  };
}

export function ownView(facts: OwnFacts, viewer: Viewer): OwnAnnualCard {
  const { own, persons } = facts;
  const { card, type, bought } = own;
  const { locale, nowMs } = viewer;
  const today = dayOf(nowMs);
  const isRefused = persons.some(({ status }) => status === 'refused');
  const isRenewed = type.renew_price_fen !== null;
  return {
    ...{ id: card.id, typeId: card.type_id, name: type.name[locale], picture: type.picture },
    ...{ number: card.number, status: card.status, frozenWords: card.frozen_words?.[locale] ?? null },
    ...{ refunding: card.held_ms !== null, firstDay: card.first_day, lastDay: card.last_day },
    ...{ activateBy: card.activate_by, orderId: bought?.orderId ?? null, lineId: bought?.lineId ?? null },
    unit: bought === null ? null : bought.detail.renewal === null ? card.unit : 0,
    refundable: isRefundable(own, nowMs),
    ...{ refund: refundView(card.terms), validity: validityView(card.terms) },
    benefits: type.benefits.map((benefit) => benefit[locale]),
    notice: cleanHtml(type.notice[locale]),
    spots: spotsView(card.terms.spots, facts.places, viewer),
    persons: persons.map((person) =>
      personView(person, card, { picture: facts.pictures.get(person.id), admitted: facts.admitted }, viewer),
    ),
    periods: own.periods.map(({ seq, first_day, last_day, paid_fen }) => ({
      ...{ seq, firstDay: first_day, lastDay: last_day, paidFen: paid_fen },
    })),
    renew: renewView(own, today),
    activities: joinableView(facts.activities, { card, joined: facts.joined }, viewer),
    nextStep: nextStepOf({ status: card.status, lastDay: card.last_day, isRenewed, isRefused }, today),
    ...{ telephone: own.telephone, today, nowMs },
  };
}
