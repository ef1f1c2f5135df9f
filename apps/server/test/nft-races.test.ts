import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBreaches } from '../src/core/invariants/invariants-store';
import { orderKinds } from '../src/modules/kinds';
import {
  type AddedNft,
  addNft,
  giveCredits,
  givePiece,
  type Maker,
  product,
  verify,
} from './support/collectibles';
import { type Login, makeLogins, protectionOf, startTwoServers, type TwoServers } from './support/crowd';

let servers: TwoServers;
let maker: Maker;
beforeAll(async () => {
  servers = await startTwoServers();
  maker = { db: servers.db, protection: await protectionOf(servers.db), ledger: { network: 'test' } };
});
afterAll(async () => {
  expect(await breaches()).toEqual([]);
  await servers.close();
});
beforeEach(() => servers.db.deleteFrom('rate_limits').execute());

const ROUNDS = Array.from({ length: 50 }, (_, round) => round);
const breaches = () => findBreaches({ db: servers.db, kinds: orderKinds, nowMs: Date.now() });
const clientOf = (index: number, { token }: Login) => servers.clientOf(index, token);

const rulesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { rule?: string }).rule] : []));
const answersOf = <Answer>(results: readonly PromiseSettledResult<Answer>[]) =>
  results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));

const creditCost = ({ activityId }: AddedNft, amount = 1) => [
  { kind: 'credit' as const, id: activityId, amount },
];

/** Members whose documents are checked, with credits of an activity. */
async function collectors(made: AddedNft, count: number, credits = 1): Promise<Login[]> {
  const logins = await makeLogins(servers.db, count);
  for (const { memberId } of logins) {
    await verify(maker, memberId);
    await giveCredits(maker, memberId, made.activityId, credits);
  }
  return logins;
}

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

describe('a hundred pieces', () => {
  it('for five hundred members at once are given once each, from 1 to 100', async () => {
    const made = await addNft(maker, Date.now(), { products: [product({ credits: 1 })] });
    const [productId = ''] = made.productIds;
    const members = await collectors(made, 500);
    const results = await Promise.allSettled(
      members.map((login, index) =>
        clientOf(index, login).nft.exchange({ productId, pieceIds: [], expectedCost: creditCost(made) }),
      ),
    );
    const serials = answersOf(results).map(({ got }) => got.serialNo ?? 0);
    expect(serials.sort((a, b) => a - b)).toEqual(upTo(100));
    expect(new Set(rulesOf(results))).toEqual(new Set(['soldOut']));
    expect(await breaches()).toEqual([]);
  });

  it('of two products and of grants have each number once', async () => {
    const made = await addNft(maker, Date.now(), {
      products: [product({ credits: 1 }), product({ credits: 1 })],
    });
    const members = await collectors(made, 60);
    const [collectionId = ''] = made.collectionIds;
    const results = await Promise.all(
      members.map(async (login, index) =>
        index % 3 === 0
          ? (await givePiece(maker, login.memberId, collectionId, Date.now())).serialNo
          : (
              await clientOf(index, login).nft.exchange({
                productId: made.productIds[index % 2] ?? '',
                ...{ pieceIds: [], expectedCost: creditCost(made) },
              })
            ).got.serialNo,
      ),
    );
    expect(results.map(Number).sort((a, b) => a - b)).toEqual(upTo(60));
  });
});

describe('one piece', () => {
  it.each(ROUNDS)('that is exchanged on two phones at once is used up once (%i)', async () => {
    const made = await addNft(maker, Date.now(), {
      products: [0, 3].map((place) =>
        product({ gives: { kind: 'collection', place }, stock: 10, costs: [{ place: 1, amount: 1 }] }),
      ),
    });
    const [login] = (await makeLogins(servers.db, 1)) as [Login];
    await verify(maker, login.memberId);
    const { pieceId } = await givePiece(maker, login.memberId, made.collectionIds[1] ?? '', Date.now());
    const expectedCost = [{ kind: 'collection' as const, id: made.collectionIds[1] ?? '', amount: 1 }];
    const results = await Promise.allSettled(
      [0, 1].map((phone) =>
        clientOf(phone, login).nft.exchange({
          ...{ productId: made.productIds[phone] ?? '', pieceIds: [pieceId], expectedCost },
        }),
      ),
    );
    expect(answersOf(results)).toHaveLength(1);
    expect(rulesOf(results)).toEqual(['pieceStateChanged']);
    expect((await clientOf(0, login).nft.myCollections({})).total).toBe(2);
  });

  it('is exchanged or frozen, by whoever comes first', async () => {
    const made = await addNft(maker, Date.now(), {
      products: [product({ costs: [{ place: 1, amount: 1 }] })],
    });
    const [login] = (await makeLogins(servers.db, 1)) as [Login];
    await verify(maker, login.memberId);
    for (let round = 0; round < 10; round++) {
      const { pieceId } = await givePiece(maker, login.memberId, made.collectionIds[1] ?? '', Date.now());
      const [exchanged, frozen] = await Promise.all([
        clientOf(0, login)
          .nft.exchange({
            ...{ productId: made.productIds[0] ?? '', pieceIds: [pieceId] },
            expectedCost: [{ kind: 'collection', id: made.collectionIds[1] ?? '', amount: 1 }],
          })
          .then(
            () => 1,
            () => 0,
          ),
        fetch(`${servers.addressOf(1)}/sandbox/console/collectibles/freeze`, {
          ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ id: pieceId }) },
        }).then(({ status }) => (status === 303 ? 1 : 0)),
      ]);
      expect(exchanged + frozen).toBe(1);
    }
  });
});

describe('one person', () => {
  it('with two accounts exchanges as often as one can', async () => {
    const made = await addNft(maker, Date.now(), { products: [product({ credits: 1, perMember: 3 })] });
    const accounts = await makeLogins(servers.db, 2);
    const person = 'somebody';
    // A document is verified on one account at a time: the index is lifted as if it had moved in between.
    await servers.db.schema.dropIndex('identity_verifications_once').execute();
    for (const { memberId } of accounts) {
      await verify(maker, memberId, person);
      await giveCredits(maker, memberId, made.activityId, 10);
    }
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        clientOf(index, accounts[(index >> 1) % 2] ?? (accounts[0] as Login)).nft.exchange({
          ...{ productId: made.productIds[0] ?? '', pieceIds: [], expectedCost: creditCost(made) },
        }),
      ),
    );
    expect(answersOf(results)).toHaveLength(3);
    expect(new Set(rulesOf(results))).toEqual(new Set(['nftLimit']));
  });

  it('who spends the same credits at once spends them once', async () => {
    const made = await addNft(maker, Date.now(), {
      products: Array.from({ length: 8 }, () => product({ credits: 2 })),
    });
    const [login] = (await collectors(made, 1, 5)) as [Login];
    const results = await Promise.allSettled(
      made.productIds.map((productId, index) =>
        clientOf(index, login).nft.exchange({ productId, pieceIds: [], expectedCost: creditCost(made, 2) }),
      ),
    );
    expect(
      answersOf(results)
        .map(({ leftCredits }) => leftCredits)
        .sort(),
    ).toEqual([1, 3]);
    expect(new Set(rulesOf(results))).toEqual(new Set(['costNotMet']));
  });
});

describe('a crowd', () => {
  it('that looks at an activity at once is numbered without gaps, each once', async () => {
    const { activityId } = await addNft(maker, Date.now());
    const members = await makeLogins(servers.db, 60);
    const seen = await Promise.all(
      [...members, ...members].map((login, index) => clientOf(index, login).nft.detail({ id: activityId })),
    );
    const numbers = new Set(seen.map(({ joined }) => joined?.userIndex ?? 0));
    expect([...numbers].sort((a, b) => a - b)).toEqual(upTo(60));
    expect(new Set(seen.map(({ credits }) => credits))).toEqual(new Set([1]));
  });
});
