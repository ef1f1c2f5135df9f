import { describe, expect, it } from 'vitest';
import { createWorld, Refused, refuse } from './support/world';

const setPath = '/cuser/member/favorites/set';
const statePath = '/cuser/member/favorites/state';

const member = { storage: { token: 't-1' } };
const hotel = { kind: 'hotel', id: 'h-1' } as const;
const spot = { kind: 'spot', id: 's-1' } as const;

/** An answer that comes when the test says so. */
function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve: (value: Value) => resolve(value) };
}

describe('favourites', () => {
  it('are asked for together, by a member only', async () => {
    const visitor = createWorld();
    await visitor.sdk.favorites.load([hotel]);
    expect(visitor.sent(statePath)).toHaveLength(0);
    const { sdk, reply, sent } = createWorld({}, member);
    reply(statePath, () => [
      { ...hotel, favorite: true },
      { ...spot, favorite: false },
    ]);
    await sdk.favorites.load([hotel, spot]);
    expect(sent(statePath)).toHaveLength(1);
    expect(sdk.favorites.state.known).toEqual({ 'hotel:h-1': true, 'spot:s-1': false });
  });

  it('that cannot be asked for are none, and nobody is told', async () => {
    const { sdk, reply, heard, timers } = createWorld({}, member);
    reply(statePath, refuse(500));
    await sdk.favorites.load([hotel]);
    await timers.pass(5_000);
    expect([sdk.favorites.state.known, heard]).toEqual([{}, []]);
  });

  it('change at once, and the server hears the wanted state', async () => {
    const { sdk, reply, sent } = createWorld({}, member);
    reply(setPath, ({ body }) => ({ favorite: body.favorite, count: 1 }));
    const done = sdk.favorites.set(hotel, true);
    expect(sdk.favorites.state.known['hotel:h-1']).toBe(true);
    await done;
    expect(sent(setPath).map(({ body }) => body)).toEqual([{ ...hotel, favorite: true }]);
  });

  it('go back when they are refused, told to whoever asked and to nobody else', async () => {
    const { sdk, reply, heard, timers } = createWorld({}, member);
    reply(setPath, refuse(422, { rule: 'favoriteLimit' }));
    await expect(sdk.favorites.set(hotel, true)).rejects.toMatchObject({ rule: 'favoriteLimit' });
    expect(sdk.favorites.state.known['hotel:h-1']).toBe(false);
    await timers.pass(5_000);
    expect(heard).toEqual([]);
  });

  it('end as the last of quick taps wants it, whatever becomes of the earlier ones', async () => {
    const { sdk, reply, sent } = createWorld({}, member);
    let refusals = 1;
    reply(setPath, (request) => {
      refusals -= 1;
      return refusals >= 0 ? refuse(500)(request) : { favorite: request.body.favorite, count: 1 };
    });
    const first = sdk.favorites.set(hotel, true);
    const second = sdk.favorites.set(hotel, false);
    const third = sdk.favorites.set(hotel, true);
    await expect(first).rejects.toMatchObject({ code: 500 });
    await Promise.all([second, third]);
    expect(sdk.favorites.state.known['hotel:h-1']).toBe(true);
    expect(sent(setPath).map(({ body }) => body.favorite)).toEqual([true, false, true]);
  });

  it('go back to what the server has when all of quick taps are refused', async () => {
    const { sdk, reply } = createWorld({}, member);
    reply(statePath, () => [{ ...hotel, favorite: true }]);
    await sdk.favorites.load([hotel]);
    reply(setPath, refuse(500));
    await Promise.allSettled([sdk.favorites.set(hotel, false), sdk.favorites.set(hotel, true)]);
    await Promise.allSettled([sdk.favorites.set(hotel, false)]);
    expect(sdk.favorites.state.known['hotel:h-1']).toBe(true);
  });

  it('are not undone by a state that was asked for before they were set', async () => {
    const { sdk, reply } = createWorld({}, member);
    const answer = deferred<object[]>();
    reply(statePath, () => answer.promise);
    reply(setPath, ({ body }) => ({ favorite: body.favorite, count: 1 }));
    const loading = sdk.favorites.load([hotel, spot]);
    await sdk.favorites.set(hotel, true);
    answer.resolve([
      { ...hotel, favorite: false },
      { ...spot, favorite: true },
    ]);
    await loading;
    expect(sdk.favorites.state.known).toEqual({ 'hotel:h-1': true, 'spot:s-1': true });
    reply(setPath, refuse(500));
    await Promise.allSettled([sdk.favorites.set(hotel, false)]);
    expect(sdk.favorites.state.known['hotel:h-1']).toBe(true);
  });

  it('go back to a state that came while the refused wish was on its way', async () => {
    const { sdk, reply } = createWorld({}, member);
    const refusal = deferred<unknown>();
    reply(statePath, () => [{ ...hotel, favorite: true }]);
    reply(setPath, () => refusal.promise);
    const setting = sdk.favorites.set(hotel, false);
    await sdk.favorites.load([hotel]);
    expect(sdk.favorites.state.known['hotel:h-1']).toBe(false);
    refusal.resolve(new Refused(500));
    await expect(setting).rejects.toMatchObject({ code: 500 });
    expect(sdk.favorites.state.known['hotel:h-1']).toBe(true);
  });

  it('a visitor wished for are carried out after the login, once, and for that thing only', async () => {
    const { sdk, host, sent } = createWorld();
    sdk.favorites.wish(hotel);
    expect(await sdk.favorites.carryOut(hotel)).toBe(false);
    const after = createWorld(
      {},
      { ...member, sessionStorage: { favoriteWish: host.sessionStorage.get('favoriteWish') ?? '' } },
    );
    after.reply(setPath, () => ({ favorite: true, count: 1 }));
    expect(await after.sdk.favorites.carryOut(spot)).toBe(false);
    expect(await after.sdk.favorites.carryOut(hotel)).toBe(true);
    expect(await after.sdk.favorites.carryOut(hotel)).toBe(false);
    expect(after.sent(setPath)).toHaveLength(1);
    expect(sent(setPath)).toHaveLength(0);
  });

  it('are forgotten with the login', async () => {
    const { sdk, reply } = createWorld({}, member);
    reply(statePath, () => [{ ...hotel, favorite: true }]);
    await sdk.favorites.load([hotel]);
    await sdk.session.logout();
    expect(sdk.favorites.state.known).toEqual({});
  });

  it('are taken away fifty at a time, and none of them is one any more', async () => {
    const { sdk, reply, sent } = createWorld({}, member);
    reply('/cuser/member/favorites/remove', () => null);
    const targets = Array.from({ length: 51 }, (_, n) => ({ kind: 'spot', id: `s-${n}` }) as const);
    await sdk.favorites.remove(targets);
    expect(sent('/cuser/member/favorites/remove').map(({ body }) => (body.ids as string[]).length)).toEqual([
      50, 1,
    ]);
    expect(sdk.favorites.state.known['spot:s-50']).toBe(false);
  });
});
