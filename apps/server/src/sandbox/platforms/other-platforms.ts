import { Hono } from 'hono';
import { paymentAppSignature, sealMobile } from '../../outside/platforms/payment-app';
import type { SandboxAccounts } from './accounts';
import type { SandboxCodes } from './codes';

interface Deps {
  accounts: SandboxAccounts;
  codes: SandboxCodes;
}

type Body = Record<string, string | undefined>;

export function shortVideoRoutes({ accounts: { shortVideo }, codes }: Deps): Hono {
  const hono = new Hono();
  hono.post('/api/apps/v2/jscode2session', async (context) => {
    const { appid, secret, code = '' } = await context.req.json<Body>();
    if (appid !== shortVideo.appId || secret !== shortVideo.secret) {
      return context.json({ err_no: 40015, err_tips: 'bad secret' });
    }
    const found = await codes.redeem('short-video', code);
    if (!found) return context.json({ err_no: 40018, err_tips: 'bad code' });
    return context.json({
      err_no: 0,
      err_tips: 'success',
      data: {
        session_key: codes.sessionKeyOf(code),
        openid: codes.openIdOf('short-video', found.person),
        anonymous_openid: '',
        unionid: codes.unionIdOf(found.person),
      },
    });
  });
  return hono;
}

const TOKEN_SECONDS = 7_200;

/** The payment app's open platform: backend and front token, a person's token, their number. */
export function paymentAppRoutes({ accounts: { paymentApp }, codes }: Deps): Hono {
  const hono = new Hono();
  const refuse = (resp: string, msg: string) => ({ resp, msg });
  const isSigned = ({ appId = '', nonceStr = '', timestamp = '', signature }: Body) =>
    appId === paymentApp.appId &&
    signature === paymentAppSignature({ appId, nonceStr, timestamp, secret: paymentApp.secret });
  const isBackend = ({ backendToken }: Body) => backendToken === codes.tokenOf('backend');
  /** Carries the number, so that every process of the sandbox can open it. */
  const accessTokenOf = (openId: string, mobile: string) =>
    `${mobile}.${codes.tokenOf(`payment app ${openId} ${mobile}`)}`;

  for (const name of ['backendToken', 'frontToken'] as const) {
    hono.post(`/${name}`, async (context) => {
      if (!isSigned(await context.req.json<Body>())) return context.json(refuse('N60025', 'bad signature'));
      const value = codes.tokenOf(name === 'backendToken' ? 'backend' : 'front');
      return context.json({ resp: '00', msg: '', params: { [name]: value, expiresIn: TOKEN_SECONDS } });
    });
  }

  hono.post('/token', async (context) => {
    const body = await context.req.json<Body>();
    if (!isBackend(body)) return context.json(refuse('a10', 'bad backend token'));
    const found = await codes.redeem('payment-app', body.code ?? '');
    if (!found || body.grantType !== 'authorization_code') return context.json(refuse('a31', 'bad code'));
    const openId = codes.openIdOf('payment-app', found.person);
    const accessToken = accessTokenOf(openId, found.mobile);
    const scope = found.mobile === '' ? 'scope.base' : 'scope.mobile';
    const params = { accessToken, openId, scope, unionId: codes.unionIdOf(found.person), expiresIn: '3600' };
    return context.json({ resp: '00', msg: '', params });
  });

  hono.post('/user.mobile', async (context) => {
    const body = await context.req.json<Body>();
    if (!isBackend(body)) return context.json(refuse('a10', 'bad backend token'));
    const { accessToken = '', openId = '' } = body;
    const mobile = accessToken.split('.')[0] ?? '';
    if (mobile === '' || accessToken !== accessTokenOf(openId, mobile))
      return context.json(refuse('N62131', 'scope.mobile is missing'));
    const params = { mobile: sealMobile(paymentApp.symmetricKeyHex, mobile), cntryPhoneCd: '86' };
    return context.json({ resp: '00', msg: '', params });
  });
  return hono;
}

export function regionalRoutes({ accounts: { regional }, codes }: Deps): Hono {
  const hono = new Hono();
  hono.post('/verify', async (context) => {
    const { ticket = '', secret } = await context.req.json<Body>();
    const found = secret === regional.secret ? await codes.redeem('regional', ticket) : undefined;
    if (!found) return context.json({ ok: false });
    return context.json({
      ok: true,
      userId: codes.openIdOf('regional', found.person),
      mobile: found.mobile,
    });
  });
  return hono;
}
