import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createPretendMiniProgram } from '../../packages/host/test/pretend-mini-program';

/** The bundler tsup brings along; its own types are not reachable from here. */
const bundler: { build(options: object): Promise<{ outputFiles: { text: string }[] }> } = createRequire(
  createRequire(import.meta.url).resolve('tsup/package.json'),
)('esbuild');

const program = `
  import { createMiniProgramFetch, createMiniProgramHost, createMiniProgramRandom, provideWebApis } from '@yunyou/host/mini-program';
  import { createSdk } from '@yunyou/sdk';

  provideWebApis(globalThis);
  globalThis.sdk = createSdk({
    baseUrl: 'https://api.example',
    host: createMiniProgramHost(wx, { origin: 'https://shop.example', currentPage: () => '/views/index/index' }),
    fetch: createMiniProgramFetch(wx),
    random: createMiniProgramRandom(wx),
    platformAppId: 'wx1',
    retries: 0,
    now: () => Date.now(),
  });
`;

const member = {
  memberId: 'm-1',
  mobile: '13800000000',
  name: 'Lin',
  headImg: '',
  openId: 'o-1',
  memberRegistChannelVo: { thirdId: 'o-1', source: 4 },
};

/** What the server answers by path; everything else is not there. */
const answers: Record<string, unknown> = {
  '/cgateway/timestamp': { serverTimeStamp: Date.now() },
  '/cuser/member/public/api/user/appletLogin': { token: 't', result: 0, data: { openid: 'o-1' } },
  '/cuser/member/api/getBaseUserInfo': member,
  '/cuser/member-profile/detail': { name: 'Lin', stateName: '广东' },
};

async function startProgram() {
  const { outputFiles } = await bundler.build({
    stdin: {
      contents: program,
      resolveDir: fileURLToPath(new URL('../../packages/sdk/', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    conditions: ['@yunyou/source'],
    alias: { '@yunyou/sdk': fileURLToPath(new URL('../../packages/sdk/src/index.ts', import.meta.url)) },
    write: false,
  });
  const app = createPretendMiniProgram();
  app.respond(({ url }) => {
    const path = url.replace('https://api.example', '').split('?')[0] ?? '';
    const data = answers[path];
    const header = { 'Content-Type': 'application/json' };
    if (data === undefined) return { statusCode: 404, header, data: '{"code":404,"message":"","data":{}}' };
    return { statusCode: 200, header, data: JSON.stringify({ code: 0, message: '', data }) };
  });
  // Timers and a console are all that a mini-program's context has of a browser.
  const context = createContext({
    wx: app.wx,
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    console: { error() {} },
  });
  runInContext(outputFiles[0]?.text ?? '', context);
  const run = async (code: string): Promise<unknown> => runInContext(`(async () => { ${code} })()`, context);
  return { app, run };
}

// conformance: SDK-02
describe('the SDK in a mini-program', () => {
  it('starts, logs in by the platform and shows the member, where there is nothing but wx', async () => {
    const { app, run } = await startProgram();
    const state = await run(`
      await sdk.start();
      await (await sdk.logins()).byMiniProgram();
      const profile = await (await sdk.account()).profile();
      await sdk.share.offer();
      sdk.dispose();
      const { source, info } = sdk.channel;
      const missing = [typeof window, typeof document, typeof fetch, typeof URL, typeof crypto].join();
      return JSON.stringify({ source, container: info.container, missing, profile, session: sdk.session.state });
    `);
    expect(JSON.parse(String(state))).toMatchObject({
      source: 4,
      container: 'miniprogram',
      missing: 'undefined,undefined,undefined,undefined,undefined',
      profile: { stateName: '广东' },
      session: { token: 't', isMember: true, launchDone: true, user: { memberId: 'm-1', openId: 'o-1' } },
    });
    expect([app.stored.get('token'), app.stored.get('openid')]).toEqual(['t', 'o-1']);
    const login = app.named('request').find((asked) => JSON.stringify(asked).includes('appletLogin'));
    expect(login).toMatchObject({
      header: { source: '4' },
      data: expect.stringContaining('"code":"code-1"'),
    });
    expect(app.named('showShareMenu')).toHaveLength(1);
  });

  it('tells a lost network as every host does', async () => {
    const { app, run } = await startProgram();
    app.fail('request', 'timeout');
    const kind = await run(`
      return sdk.session.requestCode('13800000000').then(() => 'sent', (error) => error.name + ' ' + error.kind);
    `);
    expect(kind).toBe('ApiError network');
  });
});
