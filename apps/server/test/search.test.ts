import type { ApiClient } from '@yunyou/api-client';
import { type ResponseOf, serverErrorCode } from '@yunyou/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freezeClock } from './support/freeze-clock';
import { addSpots, behindProxy, untilFound, visitorFrom } from './support/search-content';
import { placeOrder, readJson, startPaying, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let api: ApiClient;
let address = 0;
beforeAll(async () => {
  server = await startTestServer(behindProxy);
});
// Together they search more often than one network may, the more so where they wait: each has a network of its own.
beforeEach(() => {
  api = visitorFrom(server, `192.0.2.${++address}`);
});
afterAll(() => server.close());

type Page = ResponseOf<'search', 'index'>;
const titlesOf = ({ records }: Page) => records.map(({ title }) => title);
const idsOf = ({ records }: Page) => records.map(({ id }) => id);
/** What the marks show. */
const markedOf = ({ title, matched }: Page['records'][number]) =>
  matched.map(([from, until]) => title.slice(from, until));

// conformance: ENT-03, API-06
describe('what a word finds', () => {
  it.each([
    ['温', '云汤温泉谷', ['温']],
    ['温泉', '云汤温泉谷', ['温泉']],
    ['溫泉', '云汤温泉谷', ['温泉']],
    ['wenquan', '云汤温泉谷', ['温泉']],
    ['WenQuan', '云汤温泉谷', ['温泉']],
    ['ｗｅｎｑｕａｎ', '云汤温泉谷', ['温泉']],
    ['wenqua', '云汤温泉谷', ['温泉']],
    ['wq', '云汤温泉谷', ['温泉']],
    ['栖云岭', '栖云岭', ['栖云岭']],
    ['qyl', '栖云岭', ['栖云岭']],
    ['qiyun', '栖云岭', ['栖云']],
    ['qiyunl', '栖云岭', ['栖云岭']],
    ['yunling', '栖云岭', ['云岭']],
    ['qi云岭', '栖云岭', ['栖云岭']],
    ['云 岭！', '栖云岭', ['云岭']],
  ])('%s finds %s and says why', async (keyword, title, marked) => {
    const found = await api.search.index({ keyword });
    expect(found.corrected).toBeNull();
    const hit = found.records.find((record) => record.title === title);
    expect(hit && markedOf(hit)).toEqual(marked);
  });

  it.each(['oa', 'xyzzy'])('%s finds nothing', async (keyword) => {
    const { records, total, next, elsewhere } = await api.search.index({ keyword });
    expect({ records, total, next, elsewhere }).toEqual({ records: [], total: 0, next: null, elsewhere: [] });
  });

  it.each(['%', '_', '\\', "'", '！？…', '🍵', '👨‍👩‍👧', '%'.repeat(100), '　%　'])(
    'is nothing where no character can be searched: %j is answered everywhere',
    async (keyword) => {
      const found = await api.search.index({ keyword });
      expect(found).toMatchObject({ records: [], total: 0, pages: 0, next: null, corrected: null });
      const counts = await api.search.census({ keyword });
      expect(counts.every(({ count }) => count === 0)).toBe(true);
      expect(await api.search.suggest({ keyword })).toEqual([]);
      expect((await api.hotel.search({ keyword })).total).toBe(0);
      expect((await api.scenicSpot.list({ keyword })).total).toBe(0);
      expect((await api.goods.list({ keyword })).total).toBe(0);
    },
  );

  it.each(['iyun', 'enquan', 'yunlin g', 'idge'])('%s is inside, but begins nowhere', async (keyword) => {
    expect((await api.search.index({ keyword, literal: 1 })).records).toEqual([]);
  });

  it('finds by a single letter only what begins with it', async () => {
    const { records } = await api.search.index({ keyword: 'q' });
    expect(records.map(({ matched }) => matched[0]?.[0])).toEqual(records.map(() => 0));
    expect(records[0]?.title).toBe('栖云岭');
  });

  it('wants every word', async () => {
    const { records } = await api.search.index({ keyword: '栖云 门票', size: 50 });
    expect(records.map(({ kind }) => kind)).toEqual(records.map(() => 'ticket'));
    expect(records.map(({ subtitle }) => subtitle)).toEqual(records.map(() => '栖云岭'));
    expect(records.map(({ title }) => title)).toContain('日出专场票');
  });

  it('finds English words by their beginnings, and answers in English', async () => {
    const english = server.visitor({ locale: () => 'en' });
    const { records } = await english.search.index({ keyword: 'qiyun ridge' });
    expect(records[0]).toMatchObject({ id: 'spot-qiyun-ridge', title: 'Qiyun Ridge', cityName: 'Chenglan' });
    expect(records[0] && markedOf(records[0])).toEqual(['Qiyun', 'Ridge']);
  });

  it('leads from a room to its hotel, once', async () => {
    const { records } = await api.search.index({ keyword: '观云大床' });
    expect(records).toHaveLength(1);
    const [room] = records;
    expect(room).toMatchObject({ kind: 'hotel', goodsType: 1, id: 'hotel-yunqi-lodge' });
    expect(room?.roomId).toBe(room?.goodsId);
    const [hotel] = (await api.search.index({ keyword: '云栖山居' })).records;
    expect(hotel).toMatchObject({ id: 'hotel-yunqi-lodge', roomId: null });
  });

  it('reads a character in each of its ways, or as the operator says', async () => {
    await addSpots(server, [
      { id: 'spot-changle', name: '长乐巷', nameEn: 'Changle Lane' },
      { id: 'spot-yuele', name: '悦乐行', nameEn: 'Yuele House' },
    ]);
    await untilFound(async () => {
      for (const keyword of ['changle', 'zhangle', 'changyue', 'clx', 'zlx', 'cyx']) {
        expect(idsOf(await api.search.index({ keyword })), keyword).toContain('spot-changle');
      }
    });
    await sql`update site_documents set data = data || ${JSON.stringify({ readings: { 悦乐行: ['yue yue hang'] } })}
      where key = 'searchWords'`.execute(server.app.db);
    await untilFound(async () => {
      expect(idsOf(await api.search.index({ keyword: 'yuele', literal: 1, kind: 'spot' }))).toEqual([
        'spot-yuele',
      ]);
      expect((await api.search.index({ keyword: 'ylx', literal: 1 })).records).toEqual([]);
      expect(idsOf(await api.search.index({ keyword: 'yueyuehang' }))).toEqual(['spot-yuele']);
    });
  });

  it('reads the runs of a title each by its own part of what the operator says', async () => {
    await addSpots(server, [
      { id: 'spot-two-runs', name: '悦乐行 7 号', nameEn: 'Yuele Seven' },
      { id: 'spot-too-long', name: '乐行 8 号', nameEn: 'Lexing Eight' },
    ]);
    const readings = { '悦乐行 7 号': ['yue yue hang hao'], '乐行 8 号': ['mao mao'] };
    await sql`update site_documents set data = data || ${JSON.stringify({ readings })}
      where key = 'searchWords'`.execute(server.app.db);
    const find = async (keyword: string) =>
      idsOf(await api.search.index({ keyword, literal: 1, kind: 'spot' }));
    await untilFound(async () => {
      expect(await find('yueyuehang 7 hao')).toEqual(['spot-two-runs']);
      expect(await find('yueyuehanghao')).toEqual([]);
      expect(await find('yyhh')).toEqual([]);
      // What does not fit the characters is no reading of them.
      expect(await find('lexing')).toContain('spot-too-long');
      expect(await find('maomao 8')).toEqual([]);
    });
  });

  it('knows words of one meaning, below what was typed', async () => {
    await addSpots(server, [{ id: 'spot-minsu', name: '无人民宿', nameEn: 'Nobody' }]);
    await untilFound(async () => {
      const { records } = await api.search.index({ keyword: '民宿', size: 50 });
      const [first] = records;
      // Of the same word, though nothing else speaks for it.
      const literal = records.findIndex(({ id }) => id === 'spot-minsu');
      const synonym = records.findIndex(({ subtitle, title }) => !`${title}${subtitle}`.includes('民宿'));
      expect(first?.title).toContain('民宿');
      expect(literal).toBeGreaterThanOrEqual(0);
      expect(synonym === -1 || synonym > literal).toBe(true);
    });
    expect(titlesOf(await api.search.index({ keyword: 'homestay' }))).toContain('月桥客舍');
  });

  it('is not there when it is not sold', async () => {
    const ticket = async () => idsOf(await api.search.index({ keyword: '日出专场' }));
    expect(await ticket()).toContain('ticket-qiyun-sunrise');
    await server.app.db
      .updateTable('tickets')
      .set({ on_sale: false })
      .where('id', '=', 'ticket-qiyun-sunrise')
      .execute();
    await untilFound(async () => expect(await ticket()).not.toContain('ticket-qiyun-sunrise'));
    await server.app.db
      .updateTable('tickets')
      .set({ on_sale: true })
      .where('id', '=', 'ticket-qiyun-sunrise')
      .execute();
    await untilFound(async () => expect(await ticket()).toContain('ticket-qiyun-sunrise'));
    expect(titlesOf(await api.search.index({ keyword: '观瀑楼', literal: 1 }))).not.toContain('观瀑楼');
  });
});

describe('what was mistyped', () => {
  it.each([
    ['温全', '温泉', '云汤温泉谷'],
    ['wengquan', 'wenquan', '云汤温泉谷'],
    ['望西岛', '望汐岛', '望汐岛'],
    ['西云岭', '栖云岭', '栖云岭'],
    ['百坊', '百工坊', '百工坊'],
    ['百坊工坊', undefined, undefined],
    ['Qiyum', 'qiyun', '栖云岭'],
    ['moonbrige', 'moonbridge', '月桥古镇'],
    ['monbrigde', 'moonbridge', '月桥古镇'],
    ['qyk', undefined, undefined],
  ])('%s may mean %s', async (keyword, corrected, title) => {
    const page = await api.search.index({ keyword });
    expect(page.corrected).toBe(corrected ?? null);
    if (title) expect(titlesOf(page)).toContain(title);
    else expect(page.records).toEqual([]);
  });

  it('is searched to the letter when asked', async () => {
    const page = await api.search.index({ keyword: '温全', literal: 1 });
    expect(page).toMatchObject({ total: 0, corrected: null });
    const counts = await api.search.census({ keyword: '温全', literal: 1 });
    expect(counts[0]).toEqual({ kind: 'all', count: 0, isMinimum: false });
  });

  it('keeps the other words of the query', async () => {
    const page = await api.search.index({ keyword: '溪云岭 门票' });
    expect(page.corrected).toBe('栖云岭 门票');
    expect(page.records.map(({ subtitle }) => subtitle)).toEqual(page.records.map(() => '栖云岭'));
  });

  it('is counted in the tabs as it is listed', async () => {
    const page = await api.search.index({ keyword: '温全' });
    const [all] = await api.search.census({ keyword: '温全' });
    expect(all?.count).toBe(page.total);
    // A tab with few hits of a word that is right is no reason to correct it.
    const tab = await api.search.index({ keyword: '栖云岭', kind: 'hotel' });
    expect(tab).toMatchObject({ corrected: null });
  });
});

describe('words written as one', () => {
  it.each([
    ['栖云岭门票', '栖云岭 门票'],
    ['棲雲嶺門票', '栖云岭 门票'],
    ['月桥古镇门票', '月桥古镇 门票'],
    ['栖云岭门票澄岚市', '栖云岭 门票 澄岚市'],
  ])('%s finds what %s does, and is no mistake', async (keyword, apart) => {
    const asOne = await api.search.index({ keyword, size: 50 });
    const asWords = await api.search.index({ keyword: apart, size: 50 });
    expect(asOne.total).toBeGreaterThan(0);
    expect(asOne.corrected).toBeNull();
    expect(idsOf(asOne)).toEqual(idsOf(asWords));
    expect(await api.search.index({ keyword, size: 50, literal: 1 })).toMatchObject({ total: asOne.total });
    expect((await api.search.census({ keyword }))[0]?.count).toBe(asOne.total);
    const first = await api.search.index({ keyword, size: 1 });
    const second = await api.search.index({ keyword, size: 1, next: first.next ?? undefined });
    if (first.next) expect(idsOf(second)).toEqual(idsOf(asWords).slice(1, 2));
  });

  it('are no words when nothing has all of them', async () => {
    expect(await api.search.index({ keyword: '栖云岭望汐岛' })).toMatchObject({ total: 0, corrected: null });
  });
});

describe('what finds something', () => {
  it.each(['亲子票', '亲子票1大1小', '阁楼亲子'])(
    'is not corrected, however little it is: %s',
    async (keyword) => {
      const page = await api.search.index({ keyword });
      expect(page.total).toBeGreaterThan(0);
      expect(page.corrected).toBeNull();
      expect(await api.search.index({ keyword, literal: 1 })).toMatchObject({ total: page.total });
    },
  );
});

describe('the order', () => {
  it('is by how well it was found', async () => {
    await addSpots(server, [
      { id: 'spot-r1', name: '瓷厂', nameEn: 'Kiln' },
      { id: 'spot-r2', name: '瓷厂旧址', nameEn: 'Kiln Site' },
      { id: 'spot-r3', name: '老瓷厂', nameEn: 'Old Kiln' },
    ]);
    await untilFound(async () => {
      expect(idsOf(await api.search.index({ keyword: '瓷厂' }))).toEqual(['spot-r1', 'spot-r2', 'spot-r3']);
      expect(idsOf(await api.search.index({ keyword: 'cichang' }))).toEqual([
        'spot-r1',
        'spot-r2',
        'spot-r3',
      ]);
      // A shop bears the word too.
      expect(idsOf(await api.search.index({ keyword: 'kiln', kind: 'spot' }))).toEqual([
        'spot-r1',
        'spot-r2',
        'spot-r3',
      ]);
    });
  });

  it('is the same in two runs, and ties go by kind and id', async () => {
    const pages = await Promise.all([1, 2].map(() => api.search.index({ keyword: '市', size: 50 })));
    expect(idsOf(pages[0] as Page)).toEqual(idsOf(pages[1] as Page));
    await addSpots(
      server,
      ['c', 'a', 'b'].map((letter) => ({ id: `spot-tie-${letter}`, name: '并列之地' })),
    );
    await untilFound(async () =>
      expect(idsOf(await api.search.index({ keyword: '并列' }))).toEqual([
        'spot-tie-a',
        'spot-tie-b',
        'spot-tie-c',
      ]),
    );
  });

  it('follows price, with nothing to buy at the end both ways', async () => {
    const prices = async (sort: 'priceAsc' | 'priceDesc') =>
      (await api.search.index({ keyword: '市', sort, size: 50 })).records.map(
        ({ fromPriceFen }) => fromPriceFen,
      );
    for (const [sort, sign] of [
      ['priceAsc', 1],
      ['priceDesc', -1],
    ] as const) {
      const all = await prices(sort);
      const known = all.filter((price) => price !== null);
      expect(known.length).toBeGreaterThan(10);
      expect(all).toEqual([
        ...known.toSorted((a, b) => sign * (a - b)),
        ...all.filter((price) => price === null),
      ]);
    }
  });

  it('follows rating, with few reviews at the end', async () => {
    await addSpots(server, [
      { id: 'spot-s1', name: '评分甲', rating: 5, ratingCount: 4 },
      { id: 'spot-s2', name: '评分乙', rating: 3.5, ratingCount: 5 },
      { id: 'spot-s3', name: '评分丙', rating: 4.5, ratingCount: 50 },
    ]);
    await untilFound(async () =>
      expect(idsOf(await api.search.index({ keyword: '评分', sort: 'rating' }))).toEqual([
        'spot-s3',
        'spot-s2',
        'spot-s1',
      ]),
    );
  });

  it('follows the distance that is shown', async () => {
    const near = { lat: 24.7, lng: 112.9 };
    const { records } = await api.search.index({ keyword: '澄岚', sort: 'distance', size: 50, ...near });
    const distances = records.map(({ distanceM }) => distanceM ?? Number.NaN);
    expect(distances.length).toBeGreaterThan(20);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const [spot] = (await api.search.index({ keyword: '栖云岭', kind: 'spot', ...near })).records;
    // 0.1216° north and 0.0342° east.
    expect(spot?.distanceM).toBeGreaterThan(13_800);
    expect(spot?.distanceM).toBeLessThan(14_000);
    expect((await api.search.index({ keyword: '栖云岭' })).records[0]).not.toHaveProperty('distanceM');
  });
});

describe('a city', () => {
  it('leaves out the others, and says where there would be some', async () => {
    const { records } = await api.search.index({ keyword: '市', cityName: '望汐市', size: 50 });
    expect(records.length).toBeGreaterThan(0);
    expect(new Set(records.map(({ cityName }) => cityName))).toEqual(new Set(['望汐市']));
    const none = await api.search.index({ keyword: '栖云岭', cityName: '望汐市' });
    expect(none).toMatchObject({ total: 0, corrected: null });
    expect(none.elsewhere).toEqual([
      { cityName: '澄岚市', count: (await api.search.index({ keyword: '栖云岭' })).total },
    ]);
    expect((await api.search.index({ keyword: '栖云岭', cityName: '没有的市' })).elsewhere).toHaveLength(1);
  });
});

describe('the tabs', () => {
  it('count each kind as its list does', async () => {
    const counts = await api.search.census({ keyword: '温泉' });
    expect(counts.map(({ kind }) => kind)).toEqual([
      'all',
      'spot',
      'ticket',
      'hotel',
      'goods',
      'service',
      'annualCard',
      'activity',
    ]);
    for (const { kind, count, isMinimum } of counts) {
      const page = await api.search.index({ keyword: '温泉', ...(kind === 'all' ? {} : { kind }) });
      expect({ kind, count, isMinimum }).toEqual({ kind, count: page.total, isMinimum: page.totalIsMinimum });
      if (kind !== 'all') expect(page.records.every((record) => record.kind === kind)).toBe(true);
    }
  });
});

describe('while typing', () => {
  it('offers words and things that begin so', async () => {
    const offered = await api.search.suggest({ keyword: 'qi' });
    expect(offered.length).toBeLessThanOrEqual(8);
    expect(offered[0]).toEqual({ text: '栖云岭', kind: null, id: null, matched: [[0, 1]] });
    expect(offered).toContainEqual({
      text: '栖云岭',
      kind: 'spot',
      id: 'spot-qiyun-ridge',
      matched: [[0, 1]],
    });
  });

  it('names the spot of a ticket, and prefers the chosen city', async () => {
    const [ticket] = await api.search.suggest({ keyword: '日出专场', kind: 'ticket' });
    expect(ticket?.text).toBe('栖云岭 日出专场票');
    const things = (await api.search.suggest({ keyword: '成人', kind: 'ticket', cityName: '望汐市' })).filter(
      ({ id }) => id,
    );
    expect(things[0]?.text).toContain('望汐');
  });

  it.each(['', '   ', '！？', '\u200f'])('offers nothing for %j', async (keyword) => {
    expect(await api.search.suggest({ keyword })).toEqual([]);
  });
});

describe('hot words and themes', () => {
  it('are the operator’s, in the language and for the city', async () => {
    expect(await api.search.hotWords({})).toContain('栖云岭');
    expect(await api.search.hotWords({})).not.toContain('听涛');
    expect(await server.visitor({ locale: () => 'en' }).search.hotWords({})).toContain('Qiyun Ridge');
    const themes = await api.search.viewSpotTypes({});
    expect(themes).toContainEqual({ id: 'spring', value: 'spring', name: '温泉', count: 1 });
    const inWangxi = await api.search.viewSpotTypes({ cityName: '望汐市' });
    expect(inWangxi.map(({ id }) => id)).toContain('island');
    expect(inWangxi.map(({ id }) => id)).not.toContain('spring');
  });

  it('are followed by what many devices searched with success', async () => {
    // A place of its own, so that the counts of other tests' searches do not matter.
    const own = await startTestServer(behindProxy);
    const search = (keyword: string, devices: number) =>
      Promise.all(
        Array.from({ length: devices }, (_, index) =>
          visitorFrom(own, `203.0.113.${index}`).search.index({ keyword }),
        ),
      );
    try {
      await own.app.db
        .updateTable('site_documents')
        .set({ data: JSON.stringify({}) })
        .where('key', '=', 'searchWords')
        .execute();
      await search('飞练峡', 20);
      await search('藕香洲', 19);
      // One household, whose devices choose their addresses freely.
      for (let index = 1; index <= 20; index++) {
        await visitorFrom(own, `2001:db8::${index}`).search.index({ keyword: '月桥古镇' });
      }
      await search('没有的东西', 20);
      await own.runJobs();
      expect(await own.visitor().search.hotWords({})).toEqual(['飞练峡']);
      const { rows } = await sql<Record<string, unknown>>`select * from search_queries limit 1`.execute(
        own.app.db,
      );
      expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['at_ms', 'device', 'hits', 'n', 'word']);
      const { searches } = await own.console();
      expect(searches[0]).toMatchObject({ word: '没有的东西', times: 20 });
    } finally {
      await own.close();
    }
  });
});

describe('the index', () => {
  it('has an edit within five seconds, in every language', async () => {
    const { db } = server.app;
    await sql`update spots set content = content || '{"name":"雾海新名"}' where id = 'spot-mist-tea-hills'`.execute(
      db,
    );
    await sql`update international_fields set data = data || '{"name":"Brandnewname"}'
      where type = 4 and table_id = 'spot-mist-tea-hills'`.execute(db);
    await sql`update hotel_rooms set content = content || '{"hotelRoomName":"稀奇古怪房"}'
      where id = 'room-yunqi-cloud-king'`.execute(db);
    await untilFound(async () => {
      expect(idsOf(await api.search.index({ keyword: '雾海新名' }))).toContain('spot-mist-tea-hills');
      expect(idsOf(await api.search.index({ keyword: 'brandnew' }))).toContain('spot-mist-tea-hills');
      // Its tickets bear its name.
      expect((await api.search.index({ keyword: '雾海新名', kind: 'ticket' })).total).toBeGreaterThan(0);
      expect(idsOf(await api.search.index({ keyword: '稀奇古怪' }))).toEqual(['hotel-yunqi-lodge']);
    });
  });

  it('has it also where answers are kept for a moment', async () => {
    const own = await startTestServer({ sharedCacheMs: 1_000 });
    const found = async () => (await own.visitor().search.index({ keyword: '新开的地方' })).total;
    try {
      expect(await found()).toBe(0);
      await addSpots(own, [{ id: 'spot-kept', name: '新开的地方' }]);
      await untilFound(async () => expect(await found()).toBe(1));
    } finally {
      await own.close();
    }
  });

  it('takes prices and what can be had every ten minutes', async () => {
    await addSpots(server, [{ id: 'spot-facts', name: '价格之地' }]);
    await untilFound(async () =>
      expect((await api.search.index({ keyword: '价格之地' })).records[0]?.fromPriceFen).toBeNull(),
    );
    await sql`update tickets set spot_id = 'spot-facts' where id = 'ticket-lotus-adult'`.execute(
      server.app.db,
    );
    await server.app.db
      .updateTable('ticket_prices')
      .set({ price_fen: 4_321 })
      .where('ticket_id', '=', 'ticket-lotus-adult')
      .execute();
    await server.runJobs();
    expect((await api.search.index({ keyword: '价格之地', kind: 'spot' })).records[0]?.fromPriceFen).toBe(
      4_321,
    );
  });

  it('counts as popular what was paid, not what was only ordered', async () => {
    const own = await startTestServer();
    const popularity = async () => {
      await own.runJobs();
      const { rows } = await sql<{
        sum: number;
      }>`select sum(popularity)::int as sum from search_documents`.execute(own.app.db);
      return rows[0]?.sum ?? 0;
    };
    try {
      const before = await popularity();
      const member = await own.member();
      const { id } = await placeOrder(member);
      expect(await popularity()).toBe(before);
      await own.press('cashier/pay', { prepay_id: await startPaying(member, id) });
      expect(await popularity()).toBeGreaterThan(before);
    } finally {
      await own.close();
    }
  });

  it('has nothing to do when a server starts again', async () => {
    const own = await startTestServer();
    const queued = async () => {
      const { rows } = await sql<{ n: number }>`select last_value as n from search_queue_n_seq`.execute(
        own.app.db,
      );
      return rows[0]?.n;
    };
    const before = await queued();
    const again = await startTestServer({}, undefined, own.databaseUrl);
    expect(await queued()).toBe(before);
    await again.close();
    await own.close();
  });

  it('can be made anew, and finds the same', async () => {
    const before = await api.search.index({ keyword: '市', size: 50 });
    expect((await server.press('console/search/reindex')).ok).toBe(true);
    await untilFound(async () => {
      const { rows } = await sql<{
        waiting: number;
      }>`select count(*)::int as waiting from search_queue`.execute(server.app.db);
      expect(rows[0]?.waiting).toBe(0);
    });
    expect(await api.search.index({ keyword: '市', size: 50 })).toEqual({
      ...before,
      next: expect.anything(),
    });
    expect((await api.search.index({ keyword: '温全' })).corrected).toBe('温泉');
  });
});

describe('what a search asks the database', () => {
  it.each([
    ['a page', 1, () => api.search.index({ keyword: '云', size: 50 })],
    ['a page of several words', 1, () => api.search.index({ keyword: '栖云 门票' })],
    [
      'a page near a place',
      1,
      () => api.search.index({ keyword: '云', sort: 'distance', lat: 24, lng: 112 }),
    ],
    ['a page of what was mistyped', 5, () => api.search.index({ keyword: '温全' })],
    ['the tabs', 1, () => api.search.census({ keyword: '云' })],
    ['suggestions', 2, () => api.search.suggest({ keyword: '云', cityName: '澄岚市' })],
  ])('is for %s %i statements at the most', async (_, most, work) => {
    const statements = vi.spyOn(server.app.search.db.getExecutor(), 'executeQuery');
    await work();
    const asked = statements.mock.calls.length;
    statements.mockRestore();
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(most);
  });
});

describe('bad input', () => {
  it.each([
    ['no word', {}],
    ['101 characters', { keyword: '温'.repeat(101) }],
    ['a kind that is none', { keyword: '温', kind: 'car' }],
    ['a sort by distance from nowhere', { keyword: '温', sort: 'distance' }],
    ['half a place', { keyword: '温', lat: 20 }],
    ['a place that is none', { keyword: '温', lat: 91, lng: 0 }],
    ['a size above the limit', { keyword: '温', size: 51 }],
    ['a page too deep', { keyword: '温', page: 101, size: 10 }],
    ['a made-up place in the list', { keyword: '温', next: 'eyJ.abc' }],
  ])('is refused: %s', async (_, input) => {
    await expect(api.search.index(input as { keyword: string })).rejects.toMatchObject({
      code: serverErrorCode.badInput,
    });
  });

  it.each([
    '%',
    '_',
    '\\',
    "' or 1=1 --",
    '"',
    '.*',
    '😀',
    '\u202e温',
    '温\u0007泉',
    '温%泉',
    '(温',
    '温|泉',
    '&',
  ])('%j is plain text, or nothing', async (keyword) => {
    expect((await api.search.index({ keyword })).total).toBeLessThan(20);
  });

  it('answers POST with the same fields as GET', async () => {
    const response = await server.fetch('http://yunyou.test/cuser/public/api/search/index', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ keyword: '栖云岭', page: 1, size: 3 }),
    });
    const { data } = await readJson<{ data: Page }>(response);
    const { next, ...page } = await api.search.index({ keyword: '栖云岭', page: 1, size: 3 });
    expect(data).toMatchObject(page);
  });
});

describe('limits', () => {
  it('are 300 searches of an address in five minutes', async () => {
    const own = await startTestServer();
    freezeClock(own);
    try {
      const visitor = own.visitor();
      const answers = await Promise.all(
        Array.from({ length: 301 }, () =>
          visitor.search.suggest({ keyword: '没' }).then(
            () => 'ok',
            (error) => error.code,
          ),
        ),
      );
      expect(answers.filter((answer) => answer === 'ok')).toHaveLength(300);
      expect(answers.filter((answer) => answer === serverErrorCode.tooBusy)).toHaveLength(1);
      freezeClock(own, own.app.clock.now() + 6 * 60_000);
      await expect(visitor.search.suggest({ keyword: '没' })).resolves.toEqual([]);
    } finally {
      await own.close();
    }
  });

  it('end a search that takes too long with 500, and a later one is well', async () => {
    const own = await startTestServer({ searchTimeoutMs: 300 });
    const visitor = own.visitor();
    const client = await own.app.pool.connect();
    try {
      await client.query('begin');
      await client.query('lock table search_terms in access exclusive mode');
      await expect(visitor.search.index({ keyword: '温' })).rejects.toMatchObject({ status: 500 });
      await client.query('rollback');
      // On a busy machine the next one may take its time too.
      await expect
        .poll(
          () =>
            visitor.search.index({ keyword: '温' }).then(
              ({ total }) => total,
              () => 0,
            ),
          {
            timeout: 60_000,
          },
        )
        .toBeGreaterThan(0);
    } finally {
      client.release();
      await own.close();
    }
  });
});
