// Things to be found: names as operators give them, made of places and words, the same in every run.
import { seededRandom } from '../local-shop/random.mjs';

const FIRST = [
  ...'云栖青白翠碧龙凤金银玉石竹松梅兰荷枫杏桃柳雾霞月星日天海江河溪泉湖潭峡谷岭峰长太永安平和清明秋春冬夏东西南北',
];
const SECOND = [...'溪山水湾台岩坪坝洲渡桥亭寺塔关门口桥塘沟坑屯堡寨庄里头尾角嘴屿礁滩浦港城阳阴源林原野'];
const SPOTS = [
  '古镇',
  '温泉',
  '山',
  '湖',
  '湿地公园',
  '博物馆',
  '森林公园',
  '大峡谷',
  '海滩',
  '石林',
  '茶园',
  '溶洞',
  '瀑布',
  '园',
];
const HOTELS = [
  '度假酒店',
  '精品酒店',
  '民宿',
  '温泉酒店',
  '商务酒店',
  '客栈',
  '青年旅舍',
  '山居',
  '营地',
  '大酒店',
];
const TICKETS = ['成人票', '儿童票', '长者票', '学生票', '亲子套票', '夜游票', '门票加索道', '团体票'];
const TAGS = ['亲子', '露营', '日出', '徒步', '赏花', '避暑', '滑雪', '漂流', '非遗', '夜游', '美食', '摄影'];
const ENGLISH = [
  'Old Town',
  'Springs',
  'Ridge',
  'Lake',
  'Wetland',
  'Museum',
  'Forest',
  'Gorge',
  'Beach',
  'Gardens',
];
const ROOMS = ['大床房', '双床房', '家庭房', '湖景套房'];

/** The city that has 300 of the hotels. */
export const FULL_CITY = '云溪市';
const CITIES = 200;

const SHARE = Number(process.env.SHARE ?? 1);
/** SHARE: of what is filled in a whole run; default 1. */
export const SIZES = {
  spots: 5_000 * SHARE,
  tickets: 40_000 * SHARE,
  hotels: 5_000 * SHARE,
  hotelsInCity: 300 * SHARE,
};

/** Names that are searched, and the rows of the shop's own tables. */
export function thingsToFind() {
  const random = seededRandom(17);
  const place = () =>
    random.of(FIRST) + random.of(SECOND) + (random.between(0, 2) === 0 ? random.of(SECOND) : '');
  const cities = [
    FULL_CITY,
    ...new Set(Array.from({ length: CITIES }, () => `${random.of(FIRST)}${random.of(SECOND)}市`)),
  ];
  const cityBut = (skipped) => random.of(cities.slice(skipped));
  const common = (city) => ({
    city_name: city,
    lat: 20 + random.between(0, 2_000) / 100,
    lng: 100 + random.between(0, 2_000) / 100,
    rating: random.between(30, 50) / 10,
    rating_count: random.between(0, 5_000),
  });
  const tags = () => [random.of(TAGS), random.of(TAGS)];
  const spots = Array.from({ length: SIZES.spots }, (_, index) => ({
    ...common(cityBut(0)),
    id: `bench-spot-${index}`,
    themes: ['mountain'],
    content: { name: place() + random.of(SPOTS), subtitle: '', tags: tags() },
    english: `${random.of(['Qing', 'Yun', 'Bai', 'Long'])}${random.of(['xi', 'shan', 'tai'])} ${random.of(ENGLISH)}`,
  }));
  const tickets = Array.from({ length: SIZES.tickets }, (_, index) => ({
    id: `bench-ticket-${index}`,
    spot_id: `bench-spot-${index % SIZES.spots}`,
    content: {
      name: TICKETS[index % TICKETS.length],
      description: '',
      labels: [],
      includes: [],
      entryRule: '',
    },
  }));
  const hotels = Array.from({ length: SIZES.hotels }, (_, index) => ({
    ...common(index < SIZES.hotelsInCity ? FULL_CITY : cityBut(1)),
    id: `bench-hotel-${index}`,
    content: {
      name: place() + random.of(HOTELS),
      district: '',
      address: '',
      tags: tags(),
      intro: '',
      bookNote: '',
      hotelPolicy: '',
    },
    english: `${random.of(['Qing', 'Yun', 'Bai', 'Long'])}${random.of(['xi', 'shan', 'tai'])} Hotel`,
  }));
  const rooms = hotels.flatMap(({ id }) =>
    ROOMS.slice(0, 2).map((name, sort) => ({
      id: `${id}-room-${sort}`,
      hotel_id: id,
      pool_id: `pool-${id}-${sort}`,
      sort,
      content: { hotelRoomName: name, bedType: '' },
    })),
  );
  return { spots, tickets, hotels, rooms };
}

const BATCH = 5_000;

/** Copies of the demo's rows with other names: every column is as the shop has it. */
export async function fillSearch(pool, { spots, tickets, hotels, rooms }) {
  const copy = async (table, like, rows) => {
    for (let from = 0; from < rows.length; from += BATCH) {
      await pool.query(
        `insert into ${table} select (jsonb_populate_record(t, r)).* from ${table} t, jsonb_array_elements($1::jsonb) as r where t.id = $2`,
        [JSON.stringify(rows.slice(from, from + BATCH)), like],
      );
    }
  };
  // Texts first: what has none yet would be indexed twice.
  for (const [type, things] of [
    [4, spots],
    [1, hotels],
  ]) {
    await pool.query(
      `insert into international_fields (type, table_id, data)
       select $2, r->>'id', jsonb_build_object('name', r->>'english', 'cityName', '') from jsonb_array_elements($1::jsonb) as r`,
      [JSON.stringify(things), type],
    );
  }
  await copy('spots', 'spot-qiyun-ridge', spots);
  await copy('tickets', 'ticket-qiyun-adult', tickets);
  await pool.query(
    `insert into ticket_prices (ticket_id, day, price_fen)
     select t.id, p.day, 1000 + (hashtext(t.id) & 65535) from tickets t,
       lateral (select day from ticket_prices where ticket_id = 'ticket-qiyun-adult' order by day limit 5) p
     where t.id like 'bench-%'`,
  );
  await copy('hotels', 'hotel-yunqi-lodge', hotels);
  await pool.query(
    'insert into stock_pools (id) select r->>$2 from jsonb_array_elements($1::jsonb) as r on conflict do nothing',
    [JSON.stringify(rooms), 'pool_id'],
  );
  await copy('hotel_rooms', 'room-yunqi-cloud-king', rooms);
}
