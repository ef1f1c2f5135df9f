import { expect, it } from 'vitest';

it.each([
  [
    'the package',
    () => import('../src'),
    ['InvalidSourceError', 'createChannel', 'parseSource', 'readCampaign', 'readUserAgent', 'resolveChannel'],
  ],
  ['its door behaviour', () => import('../src/behaviour'), ['channelBehaviours']],
  [
    'its door environment',
    () => import('../src/environment'),
    ['analyticsEnvironmentOf', 'environmentOf', 'miniProgramStateOf'],
  ],
])('%s exports exactly these names', async (_, load, names) => {
  expect(Object.keys(await load()).sort()).toEqual(names);
});
