import { drawInviteMs } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { createInvitations } from '../src';
import { invitationStorageKey } from '../src/lottery/invitations';
import { createWorld, lost, refuse } from './support/world';

const INVITED = '/mkg/api/lottery/invited';
const CODE = 'ABCD2345';
const link = `/packages/marketing/lottery/lottery?activeId=a-1&activeType=5&ic=${CODE}`;
const login = `/pages/login/login?redirectUrl=${encodeURIComponent(link)}`;
const HOME = '/views/index/index';

/** A visitor who can log in, and the clock of their device. */
function visitor(hostOptions: Parameters<typeof createWorld>[1] = {}) {
  const world = createWorld({}, hostOptions);
  let nowMs = 1_795_000_000_000;
  const shown = createInvitations(world.sdk, () => nowMs);
  world.reply(INVITED, () => null);
  return {
    ...world,
    shown,
    pass: (ms: number) => {
      nowMs += ms;
    },
    logIn: () => world.sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' }),
    kept: () => world.host.storage.get(invitationStorageKey),
  };
}

describe('an invitation to a draw', () => {
  it('is met where the login stands in its place, and told once after the login', async () => {
    const { shown, logIn, sent, kept } = visitor();
    await shown(login);
    await logIn();
    await shown(link);
    await shown(HOME);
    expect(sent(INVITED).map(({ body }) => body)).toEqual([{ activeId: 'a-1', inviteCode: CODE }]);
    expect(kept()).toBeUndefined();
  });

  it('waits seven days for its visitor, and no longer', async () => {
    const soon = visitor();
    await soon.shown(link);
    soon.pass(drawInviteMs - 1);
    await soon.logIn();
    await soon.shown(HOME);
    expect(soon.sent(INVITED)).toHaveLength(1);

    const late = visitor();
    await late.shown(link);
    late.pass(drawInviteMs);
    await late.logIn();
    await late.shown(HOME);
    expect(late.sent(INVITED)).toHaveLength(0);
  });

  it('is the one that was met last', async () => {
    const { shown, logIn, sent } = visitor();
    await shown(link);
    await shown(link.replace(CODE, 'ZZZZ9999'));
    await logIn();
    await shown(HOME);
    expect(sent(INVITED)[0]?.body).toEqual({ activeId: 'a-1', inviteCode: 'ZZZZ9999' });
  });

  it('is no matter of members, nor of other pages and codes that cannot be', async () => {
    const member = visitor({ storage: { token: 't-1', isMember: '1' } });
    await member.shown(link);
    expect(member.kept()).toBeUndefined();
    const { shown, kept } = visitor();
    await shown(HOME);
    await shown(link.replace(CODE, 'abc'));
    await shown('/packages/marketing/bargain-goods-detail/bargain-goods-detail?bargainId=b&ic=ABCD2345');
    expect(kept()).toBeUndefined();
  });

  it('of whoever is no new member is forgotten; a lost one is told again with the next page', async () => {
    const { shown, logIn, reply, sent, kept } = visitor();
    await shown(link);
    await logIn();
    reply(INVITED, lost);
    await shown(HOME);
    expect(kept()).toBeDefined();
    reply(INVITED, refuse(410));
    await shown(HOME);
    expect(kept()).toBeUndefined();
    await shown(HOME);
    expect(sent(INVITED)).toHaveLength(2);
  });
});
