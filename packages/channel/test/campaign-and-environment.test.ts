import { channelSource, environment, payChannelTypeOf } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { readCampaign } from '../src';
import { channelBehaviours } from '../src/behaviour';
import { analyticsEnvironmentOf, environmentOf, miniProgramStateOf } from '../src/environment';

// conformance: CH-03
describe('readCampaign', () => {
  it('reads id and name under their own keys', () => {
    expect(readCampaign({ chan_id: '77', chan_id_name: '春游', id: '5' })).toEqual({
      channelId: '77',
      channelName: '春游',
      parameters: { chan_id: '77', chan_id_name: '春游' },
    });
    expect(readCampaign({ C_id: '7', C_name: 'x' })).toMatchObject({ channelId: '7', channelName: 'x' });
  });

  it('reads the name under chan_idName too', () => {
    expect(readCampaign({ chan_id: '77', chan_idName: '春游' })).toEqual({
      channelId: '77',
      channelName: '春游',
      parameters: { chan_id: '77', chan_idName: '春游' },
    });
    expect(readCampaign({ C_a: '9', chan_idName: '春游' })).toMatchObject({
      channelId: '9',
      channelName: '春游',
    });
    expect(readCampaign({ chan_idName: '春游' })).toBeUndefined();
  });

  it('reads the name from the key and the id from the value', () => {
    expect(readCampaign({ C_spring: '77' })).toMatchObject({ channelId: '77', channelName: 'spring' });
    expect(readCampaign({ chan_id_spring: '78' })).toMatchObject({ channelId: '78', channelName: 'spring' });
    expect(readCampaign({ C_name: '春游', C_a: '9' })).toMatchObject({ channelId: '9', channelName: '春游' });
  });

  it('lets the id key win over a name in a key and keeps all parameters', () => {
    expect(readCampaign({ C_spring: '1', chan_id: '2' })).toEqual({
      channelId: '2',
      channelName: undefined,
      parameters: { C_spring: '1', chan_id: '2' },
    });
  });

  it('finds nothing in other keys, in empty values and in a name without an id', () => {
    expect(readCampaign({})).toBeUndefined();
    expect(readCampaign({ c_spring: '1', xC_a: '1', channel: '1', CHAN_ID: '1' })).toBeUndefined();
    expect(readCampaign({ C_spring: '', chan_id: undefined })).toBeUndefined();
    expect(readCampaign({ C_name: 'spring', C_: '4' })).toBeUndefined();
  });
});

// conformance: CH-07
describe('environmentOf', () => {
  const hosts = { trialHosts: ['uat.shop.example'], releaseHosts: ['shop.example', 'test.shop.example'] };

  it.each([
    'localhost',
    'localhost:5173',
    'app.localhost',
    'phone.local',
    '127.0.0.1:80',
    '192.168.1.4',
    '10.0.0.8',
    '172.16.0.1',
    '172.31.9.9',
    '0.0.0.0:3000',
    '[::1]:5173',
  ])('takes %s for develop', (host) => {
    expect(environmentOf(host, hosts)).toBe('develop');
  });

  it('takes hosts that start with test for test, and named hosts for what they are named', () => {
    expect(environmentOf('test.other.example')).toBe('test');
    expect(environmentOf('TEST-shop.example:8443', hosts)).toBe('test');
    expect(environmentOf('uat.shop.example', hosts)).toBe('trial');
    expect(environmentOf('Shop.Example:443', hosts)).toBe('release');
    expect(environmentOf('test.shop.example', hosts)).toBe('release');
  });

  it('takes an unknown host for release unless told otherwise', () => {
    expect(environmentOf('172.32.0.1', hosts)).toBe('release');
    expect(environmentOf('preview.example', hosts)).toBe('release');
    expect(environmentOf('preview.example', { otherwise: environment.trial })).toBe('trial');
  });

  it('has an analytics environment and a mini-program state for each', () => {
    const all = Object.values(environment);
    expect(all.map(analyticsEnvironmentOf)).toEqual(['dev', 'dev', 'uat', 'prod']);
    expect(all.map(miniProgramStateOf)).toEqual(['developer', 'developer', 'trial', 'formal']);
  });
});

describe('channelBehaviours', () => {
  // conformance: CH-01
  it('gives each of the eleven sources its login, share and pay channel', () => {
    const rows = Object.values(channelSource).map((source) => {
      const { login, share } = channelBehaviours[source];
      return `${source} ${login} ${share} ${payChannelTypeOf(source)}`;
    });
    expect(rows).toEqual([
      '1 mobile browser 2',
      '2 mobile browser 2',
      '3 messagingAppRedirect messagingAppScript 1',
      '4 messagingMiniProgram host 0',
      '5 mobile browser 2',
      '6 mobile browser 2',
      '7 shortVideoMiniProgram host 2',
      '8 paymentApp paymentAppScript 2',
      '9 mobile host 2',
      '10 mobile browser 2',
      '20 regional browser 0',
    ]);
  });
});
