import { describe, expect, it } from 'vitest';
import { type MiniProgramMessages, miniProgramPlatform } from '../src';
import { templateIds, typesOfTask } from '../src/config-files';

describe('the operator’s files', () => {
  it.each([undefined, null, 7, 'x', [], {}, { test: 7 }, { test: [null, 7, {}] }])(
    'of %j name no template',
    (file) => {
      expect(templateIds(file, 'test').size).toBe(0);
      expect(typesOfTask(file, 'orderPaid')).toEqual([]);
    },
  );

  it('lose entries that make no sense and keep the others', () => {
    const file = {
      test: [
        { type: 0, id: 'a' },
        { type: '1', id: 'b' },
        { type: 25, id: 'c' },
        { type: 2, id: '' },
        { type: 3, id: 7 },
      ],
    };
    expect([...templateIds(file, 'develop')]).toEqual([[0, 'a']]);
    expect(typesOfTask({ tasks: [{ name: 'a', types: [1, '2', 99, 24] }] }, 'a')).toEqual([1, 24]);
  });
});

describe('the port over a mini-program', () => {
  const app = (changes: Partial<MiniProgramMessages> = {}): MiniProgramMessages => ({
    requestSubscribeMessage: ({ tmplIds, success }) =>
      success({ errMsg: 'requestSubscribeMessage:ok', [tmplIds[0] ?? '']: 'accept' }),
    getSetting: ({ success }) =>
      success({ subscriptionsSetting: { mainSwitch: false, itemSettings: { a: 'reject' } } }),
    openSetting: ({ success }) => success({}),
    ...changes,
  });

  it('passes ids and answers through', async () => {
    const platform = miniProgramPlatform(app());
    expect(await platform.request(['a', 'b'])).toMatchObject({ a: 'accept' });
    expect(await platform.settings()).toEqual({ mainSwitch: false, items: { a: 'reject' } });
    await platform.openSettings();
  });

  it('takes messages for switched on where an old platform tells nothing', async () => {
    const silent = { getSetting: ({ success }) => success({}) } satisfies Partial<MiniProgramMessages>;
    expect(await miniProgramPlatform(app(silent)).settings()).toEqual({ mainSwitch: true, items: {} });
  });

  it('rejects with what the platform says, and with what it throws', async () => {
    const failing = miniProgramPlatform(
      app({
        requestSubscribeMessage: ({ fail }) => fail({ errCode: 20_001 }),
        openSetting() {
          throw new TypeError('can only be invoked by user TAP gesture');
        },
      }),
    );
    await expect(failing.request(['a'])).rejects.toEqual({ errCode: 20_001 });
    await expect(failing.openSettings()).rejects.toThrow('TAP');
  });
});
