import type { BusinessRule, LocalizedText } from '@yunyou/contract';
import type { CardPersonRow, CardRow } from './cards-store';
import type { Visits } from './entries-store';

/** Why somebody is not let in; `text`: other words than the rule's own. */
export interface Denial {
  rule: BusinessRule;
  text?: LocalizedText;
}

export interface AtGate {
  card: Pick<CardRow, 'status' | 'held_ms' | 'terms'>;
  person: Pick<CardPersonRow, 'status'>;
  spotId: string;
  /** Of the server, as all of it. */
  day: string;
  time: string;
  nowMs: number;
  visits: Visits;
}

const deny = (rule: BusinessRule, text?: LocalizedText): Denial => ({ rule, ...(text && { text }) });

const onDay = (name: LocalizedText): LocalizedText => ({
  'zh-Hans': `${name['zh-Hans']}期间不可使用年卡`,
  en: `Cards are not taken during ${name.en}`,
});

/** Checks in their order after the code; the first that fails speaks. Undefined: let in. */
export function denialOf({ card, person, spotId, day, time, nowMs, visits }: AtGate): Denial | undefined {
  if (card.status === 'frozen') return deny('cardFrozen');
  if (card.held_ms !== null) return deny('cardRefunding');
  if (person.status !== 'active') return deny('cardPersonInactive');
  if (!visits.covered) return deny('cardNotToday');
  const spot = card.terms.spots.find((one) => one.spotId === spotId);
  if (!spot) return deny('cardSpotMissing');
  const shut = spot.blackout.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  if (shut) return deny('cardBlackout', onDay(shut.name));
  if (time < spot.from || time >= spot.to) return deny('cardHours', hours(spot));
  if (visits.today_here >= spot.perDay) return deny('cardDayLimit');
  const { spotsPerDay, minutesBetween } = card.terms;
  if (spotsPerDay !== null && visits.today_here === 0 && visits.other_spots >= spotsPerDay)
    return deny('cardSpotsLimit');
  if (spot.total !== null && visits.in_period >= spot.total) return deny('cardTotalLimit');
  const isTooSoon = visits.last_here_ms !== null && nowMs - visits.last_here_ms < minutesBetween * 60_000;
  if (isTooSoon) return deny('cardTooSoon');
  return spot.appointmentNeeded && !visits.appointed ? deny('appointFirst') : undefined;
}

const hours = ({ from, to }: { from: string; to: string }): LocalizedText => ({
  'zh-Hans': `年卡入园时段为${from}至${to}`,
  en: `Cards let in from ${from} to ${to}`,
});
