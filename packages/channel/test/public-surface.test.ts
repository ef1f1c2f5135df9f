import { expect, it } from 'vitest';

it('exports exactly these names', async () => {
  expect(Object.keys(await import('../src')).sort()).toEqual([
    'InvalidSourceError',
    'analyticsEnvironmentOf',
    'channelBehaviours',
    'createChannel',
    'environmentOf',
    'miniProgramStateOf',
    'parseSource',
    'readCampaign',
    'readUserAgent',
    'resolveChannel',
  ]);
});
