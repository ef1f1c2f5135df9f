import { dayOf } from '../../clock';
import { notFound } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { activitiesOfType, placesOfCard } from '../card-activity/shown-store';
import { pictureStatesOf } from '../consent/picture-state';
import { admittedTo, cardPage, ownCard, ownPersons } from './own-store';
import { listedView, ownView } from './own-view';
import { placesByIds, typePage } from './shown-store';
import { typesByIds } from './types-store';
import { detailOf, summaryOf } from './view';

const DEFAULT_SIZE = 10;

const pageOf = <One>(records: One[], total: number, { page, size }: { page: number; size: number }) => ({
  ...{ records, total, size, current: page, pages: Math.ceil(total / size) },
});

/** Cards as they are sold, and as their members have them. */
export const saleHandlers: Pick<HandlersFor<'annualCard'>, 'list' | 'detail' | 'mine' | 'own'> = {
  async list({ db, clock, locale }, { spotId, page = 1, size = DEFAULT_SIZE }) {
    const nowMs = clock.now();
    const { types, total } = await typePage(db, { spotId, page, size, today: dayOf(nowMs) });
    const records = types.map((type) => summaryOf(type, { locale, nowMs }));
    return { ...pageOf(records, total, { page, size }), nowMs };
  },

  async detail({ db, clock, locale }, { id }) {
    const [type] = await typesByIds(db, [id]);
    if (!type) throw notFound();
    const places = await placesByIds(
      db,
      type.spots.map(({ spotId }) => spotId),
    );
    const activities = await activitiesOfType(db, id);
    return detailOf(type, { places, activities }, { locale, nowMs: clock.now() });
  },

  async mine({ db, clock, locale, memberId, protection }, { status, page = 1, size = DEFAULT_SIZE }) {
    const nowMs = clock.now();
    const { cards, total } = await cardPage(db, { memberId, status, page, size });
    const records = cards.map((card) => listedView(card, { locale, nowMs, protection }));
    return { ...pageOf(records, total, { page, size }), today: dayOf(nowMs), nowMs };
  },

  async own({ db, clock, locale, memberId, protection }, { id: asked, personId }) {
    const nowMs = clock.now();
    const own = await ownCard(db, { cardId: asked, personId, memberId });
    if (!own) throw notFound();
    const { id } = own.card;
    const { spots } = own.card.terms;
    const persons = await ownPersons(db, id);
    const pictures = await pictureStatesOf(
      db,
      persons.map((person) => person.id),
    );
    const since = own.periods.findLast(({ first_day }) => first_day <= dayOf(nowMs))?.first_day ?? '';
    const admitted = await admittedTo(db, id, { day: dayOf(nowMs), since });
    const places = await placesByIds(
      db,
      spots.map(({ spotId }) => spotId),
    );
    const activities = await activitiesOfType(db, own.card.type_id);
    const joined = await placesOfCard(db, id);
    const facts = { own, persons, pictures, admitted, places, activities, joined };
    return ownView(facts, { locale, nowMs, protection });
  },
};
