import { describe, expect, it } from 'vitest';
import { type CallDescriptor, calls } from '../src';
import { schemas } from '../src/schemas';

const all: [string, CallDescriptor][] = Object.entries(calls).flatMap(([domain, group]) =>
  Object.entries(group).map(([name, call]): [string, CallDescriptor] => [`${domain}.${name}`, call]),
);

/** The customer's own exceptions: their paths say public, yet they need a login. Client and server follow `access`. */
const membersOnPublicPaths: readonly string[] = ['/mkg/public/api/nft/detail'];

describe('the contract', () => {
  it('has a schema under the same name for every call, and none besides', () => {
    const namesOf = (groups: object) =>
      Object.entries(groups).flatMap(([domain, group]) =>
        Object.keys(group as object).map((name) => `${domain}.${name}`),
      );
    expect(namesOf(schemas).sort()).toEqual(namesOf(calls).sort());
  });

  it('names every method and path once', () => {
    const keys = all.map(([, call]) => `${call.method} ${call.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(all)('%s needs no login when its path contains /public/api/, the exceptions apart', (_, call) => {
    if (call.path.includes('/public/api/'))
      expect(call.access).toBe(membersOnPublicPaths.includes(call.path) ? 'member' : 'public');
  });

  it('lets only the documented paths without /public/api/ be public', () => {
    const others = all
      .filter(([, call]) => call.access === 'public' && !call.path.includes('/public/api/'))
      .map(([, call]) => call.path);
    expect(others).toEqual([
      '/cgateway/timestamp',
      '/cpage/home/index',
      '/cuser/member/open/api/getIpByMap',
      '/cuser/member/open/api/getGeocoder',
    ]);
  });
});
