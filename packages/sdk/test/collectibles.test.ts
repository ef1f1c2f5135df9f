import { describe, expect, it } from 'vitest';
import { activityTime } from '../src/nft/activity-time';
import { checkCertificate } from '../src/nft/certificate-check';
import { suggestedPieces } from '../src/nft/suggested-pieces';
import { createWorld, lost, refuse } from './support/world';

const login = { storage: { token: 't-1' } };
const EXCHANGE = '/mkg/api/nft/exchange';
const VERIFY = '/mkg/api/nft/userVerified';
const MINE = '/mkg/api/nft/myCollections';
const DETAIL = '/mkg/api/nft/collectionsDetail';
const FILE = '/mkg/public/api/nft/collectionsFile';

const cost = [
  { kind: 'collection', id: 'col-1', amount: 2 },
  { kind: 'collection', id: 'col-2', amount: 1 },
  { kind: 'credit', id: 'nft-1', amount: 3 },
] as const;
const shown = cost.map((one) => ({ ...one, name: one.id, picture: null, have: 9 }));
const product = { productId: 'p-1', activityId: 'nft-1', cost: shown };

const piece = (pieceId: string, collectionId: string, serialNo: number, status = 'held' as const) => ({
  ...{ pieceId, collectionId, serialNo, status },
});

describe('the pieces that are suggested', () => {
  const pieces = [
    piece('a', 'col-1', 7),
    piece('b', 'col-1', 31),
    piece('c', 'col-1', 9),
    piece('d', 'col-2', 2),
    piece('e', 'col-2', 1),
    piece('f', 'col-3', 99),
  ];

  it('are those of the highest serial numbers, as many as each collection costs', () => {
    expect(suggestedPieces(cost, pieces)).toEqual(['b', 'c', 'd']);
  });

  it('keep what was chosen, as far as it is still there', () => {
    expect(suggestedPieces(cost, pieces, ['a', 'e', 'gone'])).toEqual(['a', 'b', 'e']);
  });

  it('are neither frozen nor more than there are, and none for credits', () => {
    const frozen = { ...piece('z', 'col-1', 50), status: 'frozen' as const };
    expect(suggestedPieces(cost, [frozen, piece('a', 'col-1', 7)])).toEqual(['a']);
    expect(suggestedPieces([cost[2]], pieces)).toEqual([]);
  });
});

describe('the time of an activity', () => {
  const activity = { startsAtMs: 1_000, endsAtMs: 2_000 };
  it.each([
    [999, 'coming', 1],
    [1_000, 'running', 1_000],
    [1_999, 'running', 1],
    [2_000, 'over', 0],
  ] as const)('at %i is %s', (nowMs, state, remainingMs) => {
    expect(activityTime(activity, nowMs)).toEqual({ state, remainingMs });
  });
});

describe('a certificate', () => {
  const own = { collectionId: '云桥晨雾', serialNo: 7 };
  const record = '{"atMs":1,"collectionId":"云桥晨雾","holderNo":"9f","serialNo":7}';
  const hashOf = async (text: string) => {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };

  it('is right where the record has the hash that is entered, and is about the piece', async () => {
    const { sdk } = createWorld({}, login);
    const { check } = await sdk.collectibles();
    const hash = await hashOf(record);
    expect(await check({ record, hash }, own)).toEqual({
      isRecord: true,
      isPiece: true,
      computedHash: hash,
    });
  });

  it('is wrong where one letter of it was changed', async () => {
    const hash = await hashOf(record);
    const changed = record.replace('"serialNo":7', '"serialNo":8');
    expect(checkCertificate({ record: changed, hash }, own)).toMatchObject({
      isRecord: false,
      isPiece: false,
    });
  });

  it('of another piece, or of none, is not about this one', async () => {
    for (const [text, piece] of [
      [record, { ...own, serialNo: 8 }],
      [record, { ...own, collectionId: 'other' }],
      ['null', own],
      ['no JSON', own],
    ] as const) {
      const found = checkCertificate({ record: text, hash: await hashOf(text) }, piece);
      expect([found.isRecord, found.isPiece]).toEqual([true, false]);
    }
  });
});

describe('an exchange', () => {
  const answer = {
    exchangeId: 'x-1',
    got: { kind: 'collection', id: 'piece-9', serialNo: 12 },
    leftCredits: 0,
  };

  it('names the cost that was shown, and each piece', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(EXCHANGE, () => answer);
    const { exchange } = await sdk.collectibles();
    expect((await exchange(product, ['a', 'b'])).got.serialNo).toBe(12);
    expect(sent(EXCHANGE)[0]?.body).toEqual({
      productId: 'p-1',
      pieceIds: ['a', 'b'],
      expectedCost: cost,
    });
  });

  it('is one until it was answered, and another afterwards', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { exchange } = await sdk.collectibles();
    reply(EXCHANGE, lost);
    await expect(exchange(product, ['a'], { silent: true })).rejects.toMatchObject({ kind: 'network' });
    reply(EXCHANGE, () => answer);
    await exchange(product, ['a']);
    await exchange(product, ['a']);
    const [first, second, third] = sent(EXCHANGE).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('keeps what is chosen for the visit, until it is done or the member logs out', async () => {
    const { sdk, reply, host } = createWorld({}, login);
    const pieces = [piece('a', 'col-1', 7), piece('b', 'col-1', 31), piece('c', 'col-1', 9)];
    const { choose, suggest, exchange } = await sdk.collectibles();
    choose('p-1', ['a']);
    expect(suggest(product, pieces)).toEqual(['a', 'b']);
    expect(host.sessionStorage.get('draft:nftChoice:p-1')).toBe('["a"]');
    reply(EXCHANGE, refuse(409, { rule: 'pieceStateChanged' }));
    await expect(exchange(product, ['a'], { silent: true })).rejects.toMatchObject({
      rule: 'pieceStateChanged',
    });
    expect(suggest(product, pieces)).toEqual(['a', 'b']);
    reply(EXCHANGE, () => answer);
    await exchange(product, ['a', 'b']);
    expect(suggest(product, pieces)).toEqual(['b', 'c']);
    choose('p-1', ['a']);
    await sdk.session.logout();
    expect(suggest(product, pieces)).toEqual(['b', 'c']);
  });

  it('asks for the held pieces of its collections, page by page, and for none where it costs none', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const records = [
      [piece('a', 'col-1', 7), { ...piece('b', 'col-1', 8), status: 'frozen' }],
      [piece('c', 'col-9', 1), piece('d', 'col-2', 2)],
    ];
    reply(MINE, ({ query }) => {
      const current = Number(query.page);
      return { records: records[current - 1], total: 4, size: 2, current, pages: 2 };
    });
    const { usable } = await sdk.collectibles();
    expect((await usable(product)).map(({ pieceId }) => pieceId)).toEqual(['a', 'd']);
    expect(sent(MINE)[0]?.query).toMatchObject({ activityId: 'nft-1', status: 'held', size: '50' });
    expect(await usable({ activityId: 'nft-1', cost: shown.slice(2) })).toEqual([]);
    expect(sent(MINE)).toHaveLength(2);
  });
});

describe('the identity check', () => {
  const person = { name: '李云', idCard: '11010519491231002X', consentId: 'c-1' };

  it('leaves neither name nor number on the device, and its failure is nobody’s toast', async () => {
    const { sdk, reply, sent, host, types } = createWorld({}, login);
    const written: string[] = [];
    for (const storage of [host.storage, host.sessionStorage]) {
      const set = storage.set.bind(storage);
      storage.set = (key, words) => {
        written.push(words);
        set(key, words);
      };
    }
    const { verify } = await sdk.collectibles();
    reply(VERIFY, lost);
    await expect(verify(person)).rejects.toMatchObject({ kind: 'network' });
    reply(VERIFY, refuse(422, { rule: 'verifyLater' }));
    await expect(verify(person)).rejects.toMatchObject({ rule: 'verifyLater' });
    expect(types()).toEqual([]);
    expect(written.join()).not.toContain(person.idCard);
    expect(written.join()).not.toContain(person.name);
    reply(VERIFY, () => ({ status: 'verified', triesLeft: 2, nameMasked: '李*', reason: null }));
    expect((await verify(person)).status).toBe('verified');
    const [first, second, third] = sent(VERIFY).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('the original of a piece', () => {
  const file = { url: '/f/1', fileName: 'a.webp', contentType: 'image/webp', bytes: 9, expiresAtMs: 9 };
  const own = { ...piece('a', 'col-1', 7), how: 'exchange', gotAtMs: 1 } as const;
  const ticket = (name: string, expiresAtMs: number) => ({ ticket: name, expiresAtMs });
  const FAR = 4_000_000_000_000;

  it('comes by the ticket while it is good', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(FILE, () => ({ previews: [], original: file }));
    const { original } = await sdk.collectibles();
    expect(await original({ piece: own, fileTicket: ticket('t-1', FAR) })).toEqual(file);
    expect(sent(DETAIL)).toEqual([]);
  });

  it('comes by a new one where it is over, by the clock or by the server’s word', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const over = refuse(410, { rule: 'linkOver' });
    reply(FILE, (request) =>
      request.query.ticket === 't-2' ? { previews: [], original: file } : over(request),
    );
    const others = { collection: {}, ownedCount: 1, certificate: null, nowMs: 1 };
    reply(DETAIL, () => ({ ...others, piece: own, fileTicket: ticket('t-2', FAR) }));
    const { original } = await sdk.collectibles();
    expect(await original({ piece: own, fileTicket: ticket('t-1', 1) }, { silent: true })).toEqual(file);
    expect(await original({ piece: own, fileTicket: ticket('t-1', FAR) }, { silent: true })).toEqual(file);
    expect(sent(FILE).map(({ query }) => query.ticket)).toEqual(['t-2', 't-1', 't-2']);
  });

  it('is nobody’s but its owner’s', async () => {
    const { sdk } = createWorld({}, login);
    const { original } = await sdk.collectibles();
    expect(await original({ piece: null, fileTicket: null })).toBeNull();
  });
});

describe('reads of collectibles', () => {
  it('are asked anew each time: what the member holds is part of them', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const none = { records: [], total: 0, size: 10, current: 1, pages: 0 };
    reply('/mkg/public/api/nft/collections', () => none);
    reply('/mkg/public/api/nft/productList', () => none);
    for (const _ of [1, 2]) {
      await sdk.catalogue.nftCollections({ activityId: 'nft-1' });
      await sdk.catalogue.nftProducts({ activityId: 'nft-1' });
    }
    expect(sent('/mkg/public/api/nft/collections')).toHaveLength(2);
    expect(sent('/mkg/public/api/nft/productList')).toHaveLength(2);
  });

  it('name the activity where one is asked for', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply('/mkg/public/api/nft/detail', () => ({
      ...{ activity: {}, joined: null, credits: 1, creditSpots: [], verified: false, others: [], nowMs: 1 },
    }));
    const { activity } = await sdk.collectibles();
    await activity('nft-1');
    await activity('');
    expect(sent('/mkg/public/api/nft/detail').map(({ query }) => query.id)).toEqual(['nft-1', undefined]);
  });
});
