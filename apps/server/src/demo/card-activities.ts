import { addDays, type Clock, dayOf, weekdayOf } from '../clock';
import type { Db } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { type NewCardActivity, putCardActivity, putSessions } from '../modules/card-activity/operate';
import { activityIds, type NewSession } from '../modules/card-activity/operate-store';
import { CHENGLAN_CARD, COUPLE_CARD, FAMILY_CARD } from './annual-card-types';
import type { PictureManifest } from './picture-manifest';
import { text } from './text';

const SHOP_ID = 'shop-chenglan';
const SATURDAY = 6;
const WEEKS = 3;

/** An activity of the demo; its picture by name. */
interface DemoActivity extends Omit<NewCardActivity, 'picture' | 'supplierId' | 'seq' | 'id'> {
  id: string;
  picture: string;
}

const TYPES = [CHENGLAN_CARD, FAMILY_CARD, COUPLE_CARD];
const intro = (zhHans: string, en: string) => text(`<p>${zhHans}</p>`, `<p>${en}</p>`);
const dayBefore = { kind: 'until', daysBefore: 1, time: '18:00', feePercent: 0 } as const;

/** The same hours on each of these days. */
const on = (
  activityId: string,
  days: readonly string[],
  hours: Omit<NewSession, 'id' | 'day'>,
): NewSession[] => days.map((day) => ({ id: `${activityId}-${day}`, day, ...hours }));

/** What holders of the demo's cards can join: free, paid, full, and over. */
function demoActivities(nowMs: number): DemoActivity[] {
  const today = dayOf(nowMs);
  const toSaturday = (SATURDAY - weekdayOf(today) + 7) % 7 || 7;
  const saturdays = Array.from({ length: WEEKS }, (_, week) => addDays(today, toSaturday + 7 * week));
  const sundays = saturdays.map((day) => addDays(day, 1));
  const past = [addDays(today, -21), addDays(today, -7)];
  const [birds, tea, camp, lotus] = ['birds', 'tea', 'camp', 'lotus'].map(
    (one) => `card-activity-${one}`,
  ) as [string, string, string, string];
  return [
    {
      ...{ id: birds, picture: 'mirror-lake-hero', typeIds: TYPES, priceFen: 0, perCard: 4 },
      name: text('镜湖晨间观鸟', 'Birds of Mirror Lake at dawn'),
      intro: intro(
        '随向导沿湖步行两小时，望远镜现场借用。',
        'Two hours along the lake with a guide; binoculars are lent on the spot.',
      ),
      ...{ refundRule: dayBefore, sessions: on(birds, saturdays, { from: '07:00', to: '09:00', total: 20 }) },
    },
    {
      ...{ id: tea, picture: 'mist-tea-hills-hero', typeIds: TYPES, priceFen: 3_900, perCard: 4 },
      name: text('云雾茶山采茶制茶', 'Picking and making tea'),
      intro: intro(
        '采茶、炒茶，带走自己做的一两茶。',
        'Pick it, roast it, and take 50 grams of your own home.',
      ),
      ...{ refundRule: dayBefore, sessions: on(tea, sundays, { from: '09:30', to: '11:30', total: 16 }) },
    },
    {
      ...{ id: camp, picture: 'maple-camp-hero', typeIds: TYPES, priceFen: 9_900, perCard: 2 },
      name: text('枫林营地星空夜话', 'A night of stars at Maple Camp'),
      intro: intro('围炉、观星，名额有限。', 'A fire, the stars, and few places.'),
      refundRule: dayBefore,
      sessions: on(camp, saturdays, { from: '18:30', to: '21:00', total: 12, closed: true }),
    },
    {
      ...{ id: lotus, picture: 'lotus-isle-hero', typeIds: TYPES, priceFen: 0, perCard: 2 },
      name: text('藕香洲摄影课', 'Taking pictures of Lotus Isle'),
      intro: intro('摄影师带你拍荷塘。', 'A photographer shows you how.'),
      refundRule: { kind: 'none', daysBefore: null, time: null, feePercent: 0 },
      sessions: on(lotus, past, { from: '14:00', to: '16:00', total: 15 }),
    },
  ];
}

/** Writes the activities; of those that are there, the coming sessions. */
export async function writeCardActivities({
  db,
  pictures,
  clock,
}: {
  db: Db;
  pictures: PictureManifest;
  clock: Clock;
}): Promise<void> {
  await inTransaction(db, async (tx) => {
    const known = await activityIds(tx);
    for (const [seq, activity] of demoActivities(clock.now()).entries()) {
      const picture = pictures.picture(activity.picture, activity.name);
      if (!known.has(activity.id))
        await putCardActivity(tx, { ...activity, seq, picture, supplierId: SHOP_ID });
      else if (activity.refundRule.kind !== 'none') await putSessions(tx, activity.id, activity.sessions);
    }
  });
}
