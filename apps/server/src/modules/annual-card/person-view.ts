import {
  type CertificateType,
  cardExamineRounds,
  type GuardianRelation,
  type Locale,
  type OwnAnnualCard,
} from '@yunyou/contract';
import { maskIdCard, maskMobile, maskName } from '@yunyou/validators';
import { addDays, dayOf } from '../../clock';
import { cell, type DataProtection } from '../../security/data-protection';
import type { ShownPicture } from '../consent/picture-state';
import type { CardPersonRow, CardRow } from './cards-store';
import type { Admitted, OwnPerson } from './own-store';
import type { CardTerms } from './tables';

interface Viewer {
  locale: Locale;
  nowMs: number;
  protection: DataProtection;
}

type Column = 'name_cipher' | 'id_card_cipher' | 'mobile_cipher' | 'guardian_cipher';
type Person = OwnAnnualCard['persons'][number];

const opened = (
  protection: Pick<DataProtection, 'decrypt'>,
  person: Pick<CardPersonRow, 'id' | Column>,
  column: Column,
): string => protection.decrypt(person[column], cell('card_persons', column, person.id));

/** What is shown of a person's own data, all of it masked. */
export function maskedPerson(
  protection: Pick<DataProtection, 'decrypt'>,
  person: Pick<CardPersonRow, 'id' | Column>,
): Pick<Person, 'name' | 'idCard' | 'mobile' | 'guardian'> {
  const guardian = opened(protection, person, 'guardian_cipher');
  const { name, relation } = (guardian === '' ? {} : JSON.parse(guardian)) as {
    name?: string;
    relation?: GuardianRelation;
  };
  return {
    name: maskName(opened(protection, person, 'name_cipher')),
    idCard: maskIdCard(opened(protection, person, 'id_card_cipher')),
    mobile: maskMobile(opened(protection, person, 'mobile_cipher')),
    guardian: name !== undefined && relation !== undefined ? { name: maskName(name), relation } : null,
  };
}

/** The masked name of whoever a card is called after; empty for nobody. */
export const holderName = (
  protection: Pick<DataProtection, 'decrypt'>,
  holder: { id: string; cipher: string } | null,
): string =>
  holder === null
    ? ''
    : maskName(protection.decrypt(holder.cipher, cell('card_persons', 'name_cipher', holder.id)));

/** Until when a person can still join: the first until the card is to be activated, others some days after it has begun. */
function joinBy(card: CardRow, { status }: CardPersonRow, today: string): string | null {
  if (status === 'active' || status === 'removed') return null;
  if (card.status !== 'toActivate' && card.status !== 'examining' && card.status !== 'active') return null;
  const day = card.first_day === null ? card.activate_by : addDays(card.first_day, card.terms.joinWithinDays);
  return day < today ? null : day;
}

/** Where a person can go today, and how often. */
function entriesLeft(
  { terms, status, held_ms, first_day, last_day }: CardRow,
  admitted: readonly Admitted[],
  today: string,
): Person['today'] {
  const isRunning =
    status === 'active' && held_ms === null && (first_day ?? '') <= today && today <= (last_day ?? '');
  const been = admitted.filter((one) => one.today > 0).map(({ spotId }) => spotId);
  return terms.spots.map((spot) => {
    const { today: now = 0, total = 0 } = admitted.find(({ spotId }) => spotId === spot.spotId) ?? {};
    const isFull =
      terms.spotsPerDay !== null && been.length >= terms.spotsPerDay && !been.includes(spot.spotId);
    const isOpen = isRunning && !isFull && !isShut(spot, today);
    const left = Math.min(spot.perDay - now, spot.total === null ? spot.perDay : spot.total - total);
    return { spotId: spot.spotId, left: isOpen ? Math.max(0, left) : 0 };
  });
}

const isShut = ({ blackout }: CardTerms['spots'][number], day: string): boolean =>
  blackout.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);

export function personView(
  person: OwnPerson,
  card: CardRow,
  known: { picture: ShownPicture | undefined; admitted: readonly Admitted[] },
  { locale, nowMs, protection }: Viewer,
): Person {
  const today = dayOf(nowMs);
  const terms = card.terms.roles.find(({ role }) => role === person.role);
  const { minAge = null, maxAge = null, evidence = null } = terms ?? {};
  return {
    ...{ personId: person.id, role: person.role, optional: person.optional, minAge, maxAge, evidence },
    ...{ status: person.status, certType: person.cert_type as CertificateType },
    ...maskedPerson(protection, person),
    picture: known.picture?.state ?? 'none',
    ...{ faceConsentId: person.face_consent_id, activatedAtMs: person.activated_ms },
    joinBy: joinBy(card, person, today),
    applicationId: person.applicationId,
    refusal: person.refusal?.[locale] ?? null,
    roundsLeft: Math.max(0, cardExamineRounds - person.rounds),
    today:
      person.status === 'active'
        ? entriesLeft(
            card,
            known.admitted.filter(({ personId }) => personId === person.id),
            today,
          )
        : [],
  };
}
