import { addDays, dayOf } from '../clock';
import { calendarDayOf } from '../holidays';
import type { NewCardType } from '../modules/annual-card/operate';
import type { RoleTerms, ShutDays, SpotTerms } from '../modules/annual-card/tables';
import { text } from './text';

/** A type of the demo; its picture by name. */
export interface DemoCardType extends Omit<NewCardType, 'picture' | 'supplierId' | 'seq' | 'id'> {
  id: string;
  picture: string;
}

export const CHENGLAN_CARD = 'card-type-chenglan';
export const FAMILY_CARD = 'card-type-family';
export const COUPLE_CARD = 'card-type-couple';
const STUDENT_CARD = 'card-type-student';
const SENIOR_CARD = 'card-type-senior';
const YEAR_CARD = 'card-type-year';
const LONG_CARD = 'card-type-long';

const adult = (min: number, max = min): RoleTerms => ({
  ...{ role: 'adult', min, max, minAge: 18, maxAge: null, evidence: null },
});
const child = (max: number): RoleTerms => ({
  ...{ role: 'child', min: 1, max, minAge: 0, maxAge: 13, evidence: null },
});

const open = (spotId: string, changes: Partial<SpotTerms> = {}): SpotTerms => ({
  ...{ spotId, perDay: 1, total: null, from: '08:00', to: '18:00', appointmentNeeded: false, blackout: [] },
  ...changes,
});

/** Days without cards of the coming fourteen months: the first of October's week, and the Spring Festival. */
function shutDays(nowMs: number): ShutDays[] {
  const today = dayOf(nowMs);
  const days = Array.from({ length: 425 }, (_, later) => addDays(today, later));
  const springs = days.filter((day) => calendarDayOf(day).holiday?.['zh-Hans'] === '春节');
  const shut: ShutDays[] = [];
  for (const day of springs) {
    const last = shut.at(-1);
    if (last && addDays(last.lastDay, 1) === day) last.lastDay = day;
    else shut.push({ firstDay: day, lastDay: day, name: text('春节', 'Spring Festival') });
  }
  for (const day of days.filter((one) => one.endsWith('-10-01')))
    shut.push({ firstDay: day, lastDay: addDays(day, 2), name: text('国庆假期', 'National Day') });
  return shut;
}

/** The ten places of the demo: one by appointment, one in the evening only. */
function allSpots(nowMs: number): SpotTerms[] {
  const blackout = shutDays(nowMs);
  return [
    open('spot-qiyun-ridge', { blackout, total: 12 }),
    open('spot-mirror-lake', { blackout }),
    open('spot-lotus-isle', { blackout }),
    open('spot-feilian-gorge', { blackout, appointmentNeeded: true }),
    open('spot-moonbridge-town', { from: '17:00', to: '21:00' }),
    open('spot-mist-tea-hills'),
    open('spot-maple-camp', { blackout }),
    open('spot-wangxi-island', { perDay: 2 }),
    open('spot-yuntang-springs', { blackout, total: 6 }),
    open('spot-hundred-crafts', { perDay: 2 }),
  ];
}

const NOTICE = text(
  '<p>本卡为电子卡，付款后即时出卡，请在90天内激活；逾期未激活的自动全额退款。</p><ul><li>入园时出示动态入园码，未提供人脸的请同时出示证件。</li><li>激活后持卡人不可更换。</li></ul>',
  '<p>The card is electronic and issued as soon as it is paid. Please activate it within 90 days; otherwise it is paid back in full by itself.</p><ul><li>Show the turning code at the gate; without a portrait, your document as well.</li><li>Whoever holds it cannot be exchanged once it is activated.</li></ul>',
);
const intro = (zhHans: string, en: string) => text(`<p>${zhHans}</p>`, `<p>${en}</p>`);

const ALL_SPOTS = text('畅游澄岚十大景区', 'All ten places of Chenglan');
const ONCE = text('每日每景区可入园1次', 'Each place once a day');
const EVENING = text('月桥古镇夜游', 'Moonbridge Town by night');

/** The annual cards of the demo, in the order of their list. */
export function demoCardTypes(nowMs: number): DemoCardType[] {
  const spots = allSpots(nowMs);
  const next = Number(dayOf(nowMs).slice(0, 4)) + 1;
  return [
    {
      ...{ id: CHENGLAN_CARD, picture: 'qiyun-ridge-hero', notice: NOTICE, spots, roles: [adult(1)] },
      name: text('澄岚山水年卡', 'Chenglan card'),
      benefits: [ALL_SPOTS, ONCE, EVENING],
      intro: intro('一年四季，说走就走。', 'Four seasons, whenever you feel like it.'),
      ...{ priceFen: 39_900, marketPriceFen: 88_000, renewPriceFen: 35_900, limitPerMember: 5 },
    },
    {
      ...{ id: FAMILY_CARD, picture: 'lotus-isle-hero', notice: NOTICE, spots },
      roles: [adult(2), child(1)],
      name: text('亲子年卡', 'Family card (2+1)'),
      benefits: [ALL_SPOTS, text('2位成人与1位儿童同享', 'For two adults and a child'), ONCE],
      intro: intro('一家三口一张卡。', 'One card for the three of you.'),
      ...{ priceFen: 69_900, marketPriceFen: 168_000, renewPriceFen: 62_900, total: 500, limitPerMember: 3 },
    },
    {
      ...{ id: COUPLE_CARD, picture: 'mirror-lake-hero', notice: NOTICE, spots, roles: [adult(2)] },
      name: text('双人卡', 'Card for two'),
      benefits: [ALL_SPOTS, text('2人同享', 'For two'), ONCE],
      intro: intro('和想一起走的人。', 'With whoever you like to walk with.'),
      ...{ priceFen: 59_900, marketPriceFen: 156_000, renewPriceFen: 53_900, total: 300 },
    },
    {
      ...{ id: STUDENT_CARD, picture: 'maple-camp-hero', notice: NOTICE, spots },
      roles: [{ role: 'student', min: 1, max: 1, minAge: 6, maxAge: 28, evidence: 'studentCard' }],
      name: text('学生卡', 'Student card'),
      benefits: [ALL_SPOTS, text('须上传学生证', 'With a picture of the student card')],
      intro: intro('课余时间，山水之间。', 'Between lectures, between hills and water.'),
      ...{ priceFen: 19_900, renewPriceFen: 19_900, total: 3, limitPerMember: 1 },
    },
    {
      ...{ id: SENIOR_CARD, picture: 'mist-tea-hills-hero', notice: NOTICE, spots },
      roles: [{ role: 'senior', min: 1, max: 1, minAge: 60, maxAge: null, evidence: null }],
      name: text('长者卡', 'Senior card'),
      benefits: [ALL_SPOTS, text('60周岁及以上', 'From 60 years on')],
      intro: intro('慢慢走，细细看。', 'Walk slowly, look closely.'),
      ...{ priceFen: 15_900, total: 800, limitPerMember: 2, afterActivation: 'none' },
    },
    {
      ...{ id: YEAR_CARD, picture: 'yuntang-springs-hero', notice: NOTICE, spots, roles: [adult(1)] },
      name: text(`${next}自然年卡`, `Card of ${next}`),
      benefits: [ALL_SPOTS, text(`${next}年全年有效`, `Valid all through ${next}`)],
      intro: intro('从元旦到除夕前的每一天。', 'Every day of the year.'),
      ...{ priceFen: 29_900, marketPriceFen: 88_000, total: 0 },
      fixed: { firstDay: `${next}-01-01`, lastDay: `${next}-12-31` },
    },
    {
      ...{ id: LONG_CARD, picture: 'wangxi-island-hero', notice: NOTICE, roles: [adult(1), child(1)] },
      spots: spots.slice(0, 3),
      name: text(
        '澄岚度假区栖云岭镜湖藕香洲三景区早鸟优惠成人儿童双人同行不限次数畅游年卡纪念版',
        'Early-bird keepsake card for Qiyun Ridge, Mirror Lake and Lotus Isle, one adult with a child',
      ),
      benefits: [text('三景区通行', 'Three places')],
      intro: intro('早鸟纪念版，已停售。', 'A keepsake for early birds; no longer sold.'),
      ...{ priceFen: 25_900, onSale: false, beforeFeePercent: 20 },
    },
  ];
}
