import { describe, expect, it } from 'vitest';
import { createWorld, lost, refuse } from './support/world';

const paths = {
  states: '/cuser/member/review/states',
  vote: '/cuser/member/review/vote',
  add: '/cuser/member/review/add',
  form: '/cuser/member/review/form',
};

/** A member on a server that counts who finds what helpful. */
function createReader() {
  const world = createWorld({}, { storage: { token: 't-1' } });
  const votes = new Map<string, boolean>();
  world.reply(paths.states, () => [
    { reviewId: 'r-1', votedByMe: false, mine: false },
    { reviewId: 'r-2', votedByMe: false, mine: true },
  ]);
  world.reply(paths.vote, ({ body }) => {
    votes.set(String(body.id), body.helpful === true);
    return { helpfulCount: 7 + (body.helpful === true ? 1 : 0), votedByMe: body.helpful };
  });
  return { ...world, votes, reviews: world.sdk.reviews };
}

const draft = {
  stars: 4,
  tags: ['goodQuality'],
  text: '很好',
  anonymous: true,
  pictures: [{ key: 'k-1', url: '/k-1', name: 'a.jpg' }],
  video: null,
};
const review = {
  lineId: 'line-1',
  stars: 5,
  tags: [],
  text: '',
  pictureKeys: [],
  videoKey: null,
  anonymous: false,
};

describe('votes', () => {
  it('are asked about by a member only, and stay unknown when that fails', async () => {
    const visitor = createWorld();
    await visitor.sdk.reviews.load(['r-1']);
    expect(visitor.requests).toEqual([]);
    const { reviews, reply } = createReader();
    await reviews.load(['r-1', 'r-2']);
    expect(reviews.state.known).toEqual({
      'r-1': { votedByMe: false, mine: false },
      'r-2': { votedByMe: false, mine: true },
    });
    reply(paths.states, refuse(500));
    await expect(reviews.load(['r-3'])).resolves.toBeUndefined();
  });

  it('are shown at once, and as the server counts them then', async () => {
    const { reviews } = createReader();
    await reviews.load(['r-1']);
    const voting = reviews.vote('r-1', true, 3);
    expect(reviews.state.known['r-1']).toEqual({ votedByMe: true, mine: false, helpfulCount: 4 });
    await voting;
    expect(reviews.state.known['r-1']).toEqual({ votedByMe: true, mine: false, helpfulCount: 8 });
  });

  it('go back when they are refused, and nobody else hears of it', async () => {
    const { reviews, reply, heard } = createReader();
    reply(paths.vote, refuse(422, { rule: 'voteOwn' }));
    await expect(reviews.vote('r-1', true, 3)).rejects.toMatchObject({ rule: 'voteOwn' });
    expect(reviews.state.known['r-1']).toEqual({ votedByMe: false, mine: false, helpfulCount: 3 });
    expect(heard).toEqual([]);
  });

  it('that come quickly are sent in turn: the last one stands', async () => {
    const { reviews, votes, sent } = createReader();
    await Promise.all([true, false, true].map((helpful) => reviews.vote('r-1', helpful, 7)));
    expect(sent(paths.vote).map(({ body }) => body.helpful)).toEqual([true, false, true]);
    expect(votes.get('r-1')).toBe(true);
    expect(reviews.state.known['r-1']).toMatchObject({ votedByMe: true, helpfulCount: 8 });
  });

  it('of a visitor wait for the login', async () => {
    const visitor = createWorld();
    visitor.sdk.reviews.wish('r-1');
    expect(await visitor.sdk.reviews.carryOut('r-1', 7)).toBe(false);
    const { reviews, votes } = createReader();
    reviews.wish('r-1');
    expect(await reviews.carryOut('r-2', 7)).toBe(false);
    expect(await reviews.carryOut('r-1', 7)).toBe(true);
    expect(await reviews.carryOut('r-1', 7)).toBe(false);
    expect(votes.get('r-1')).toBe(true);
  });
});

describe('a review', () => {
  it('is sent under one key until it was answered', async () => {
    const { reviews, reply, sent } = createReader();
    reply(paths.add, lost);
    await expect(reviews.add(review, { silent: true })).rejects.toMatchObject({ kind: 'network' });
    reply(paths.add, () => ({ id: 'r-9', state: 'visible' }));
    expect(await reviews.add(review)).toEqual({ id: 'r-9', state: 'visible' });
    await reviews.add(review);
    const keys = sent(paths.add).map(({ headers }) => headers.get('idempotency-key'));
    const [first, last] = [keys[0], keys.at(-1)];
    expect(new Set(keys.slice(0, -1))).toEqual(new Set([first]));
    expect(last).not.toBe(first);
  });

  it('that was begun stays on the device for thirty days', async () => {
    const { reviews, host, timers } = createReader();
    reviews.drafts.write('line-1', draft);
    const later = createWorld({ host }, {}).sdk.reviews;
    expect(later.drafts.read('line-1')).toEqual(draft);
    expect(later.drafts.read('line-2')).toBeUndefined();
    await timers.pass(29 * 86_400_000);
    expect(reviews.drafts.read('line-1')).toEqual(draft);
    await timers.pass(2 * 86_400_000);
    expect(reviews.drafts.read('line-1')).toBeUndefined();
  });

  it('that was begun goes when it is posted, and when the member logs out', async () => {
    const { reviews, sdk, reply } = createReader();
    reviews.drafts.write('line-1', draft);
    reviews.drafts.remove('line-1');
    expect(reviews.drafts.read('line-1')).toBeUndefined();
    reviews.drafts.write('line-2', draft);
    await reviews.load(['r-1']);
    reply('/cuser/member/login/end', () => null);
    await sdk.session.logout().catch(() => undefined);
    expect(reviews.drafts.read('line-2')).toBeUndefined();
    expect(reviews.state.known).toEqual({});
  });

  it('that is no draft of ours is left alone', () => {
    const { reviews, host } = createReader();
    for (const value of ['nonsense', '{"savedMs":1}', '{"savedMs":1,"draft":{"stars":"5"}}']) {
      host.storage.set('draft:review:line-1', value);
      expect(reviews.drafts.read('line-1')).toBeUndefined();
    }
  });

  it('says why nothing can be said', async () => {
    const { reviews, reply } = createReader();
    reply(paths.form, refuse(410, { rule: 'reviewWindowOver' }));
    await expect(reviews.form('line-1', { silent: true })).rejects.toMatchObject({
      rule: 'reviewWindowOver',
    });
  });
});
