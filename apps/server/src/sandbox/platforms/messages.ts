import type { SubscribeConfigFile } from '@yunyou/contract';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '../../clock';
import type { Queries } from '../../database/connect';
import { siteDocument } from '../../modules/site-documents/store';
import { newId } from '../../security/ids';
import type { SandboxCodes } from './codes';

const SETTING = 'messagingApp';

export interface MessagingAppSettings {
  /** Access tokens of former ones have expired. */
  tokenEpoch: number;
  /** What is answered to messages: 0 as the platform would, else its number of an error. */
  messageAnswer: number;
}

const usual: MessagingAppSettings = { tokenEpoch: 0, messageAnswer: 0 };

export async function readMessagingAppSettings(db: Queries): Promise<MessagingAppSettings> {
  const row = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('key', '=', SETTING)
    .executeTakeFirst();
  return { ...usual, ...(row?.value as Partial<MessagingAppSettings> | undefined) };
}

export async function writeMessagingAppSettings(db: Queries, settings: MessagingAppSettings): Promise<void> {
  const value = JSON.stringify(settings);
  await db
    .insertInto('sandbox_settings')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The platform's access tokens: one at a time for each app. */
export function accessTokens(db: Queries, codes: SandboxCodes) {
  const tokenAt = (appId: string, epoch: number) => codes.tokenOf(`access ${appId} ${epoch}`);
  return {
    issue: async (appId: string) => tokenAt(appId, (await readMessagingAppSettings(db)).tokenEpoch),
    /** The platform's refusal of a token; undefined for the one that counts. */
    async refusalOf(token: string | undefined, appId: string) {
      const { tokenEpoch } = await readMessagingAppSettings(db);
      if (token === tokenAt(appId, tokenEpoch)) return undefined;
      const hasExpired = tokenEpoch > 0 && token === tokenAt(appId, tokenEpoch - 1);
      return hasExpired
        ? { errcode: 42001, errmsg: 'access_token expired' }
        : { errcode: 40001, errmsg: 'invalid credential' };
    },
  };
}

export type AccessTokens = ReturnType<typeof accessTokens>;

const message = z.object({
  touser: z.string(),
  template_id: z.string(),
  page: z.string().default(''),
  miniprogram_state: z.enum(['developer', 'trial', 'formal']).default('formal'),
  lang: z.enum(['zh_CN', 'en_US', 'zh_HK', 'zh_TW']).default('zh_CN'),
  data: z.record(z.string(), z.object({ value: z.string() })),
});

/** What may stand in a field, by the first part of its key, as far as our templates use it. */
const forms: Readonly<Record<string, RegExp>> = {
  thing: /^.{1,20}$/u,
  character_string: /^[\x20-\x7e]{1,32}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^(?:\d{4}-\d{2}-\d{2} )?\d{2}:\d{2}$/,
  amount: /^\d{1,10}(?:\.\d{1,2})?元?$/,
};

/** Answers of the platform's errors that the console can ask for. */
export const MESSAGE_ANSWERS = [0, 40003, 40037, 43101, 47003, 41030] as const;
const words: Readonly<Record<number, string>> = {
  40003: 'invalid openid',
  40037: 'invalid template_id',
  41030: 'invalid page',
  43101: 'user refuse to accept the msg',
  47003: 'argument invalid',
};

/**
 * Subscribe messages of the mini-program (`/cgi-bin/message/subscribe/send`). Whether the person has accepted is known to the
 * platform's own client, which is not here: the console says so instead.
 */
export function messageRoutes({
  db,
  clock,
  tokens,
  appId,
}: {
  db: Queries;
  clock: Clock;
  tokens: AccessTokens;
  appId: string;
}): Hono {
  const hono = new Hono();
  const refuse = (context: Context, errcode: number) =>
    context.json({ errcode, errmsg: words[errcode] ?? 'error' });

  /** Accounts of this mini-program; codes that told of others are forgotten after a day. */
  async function isOpenId(openId: string): Promise<boolean> {
    const account = await db
      .selectFrom('member_identities')
      .select('open_id')
      .where('app_id', '=', appId)
      .where('open_id', '=', openId)
      .executeTakeFirst();
    return account !== undefined;
  }

  hono.post('/cgi-bin/message/subscribe/send', async (context) => {
    const refusal = await tokens.refusalOf(context.req.query('access_token'), appId);
    if (refusal) return context.json(refusal);
    const { messageAnswer } = await readMessagingAppSettings(db);
    if (messageAnswer !== 0) return refuse(context, messageAnswer);
    const parsed = message.safeParse(await context.req.json().catch(() => undefined));
    if (!parsed.success) return refuse(context, 47003);
    const { touser, template_id, page, miniprogram_state, data } = parsed.data;
    if (!(await isOpenId(touser))) return refuse(context, 40003);
    const ids = await siteDocument<SubscribeConfigFile>(db, 'file:config/subscribe-config.json');
    if (![...ids.test, ...ids.production].some(({ id }) => id === template_id)) return refuse(context, 40037);
    const isFitting = Object.entries(data).every(([key, { value }]) =>
      forms[key.replace(/\d+$/, '')]?.test(value),
    );
    if (!isFitting) return refuse(context, 47003);
    if (!/^pages\/\w+\/\w+(?:\?.*)?$/.test(page)) return refuse(context, 41030);
    await db
      .insertInto('sandbox_messages')
      .values({
        id: newId(),
        open_id: touser,
        template_id,
        page,
        state: miniprogram_state,
        data: JSON.stringify(data),
        sent_ms: clock.now(),
      })
      .execute();
    return context.json({ errcode: 0, errmsg: 'ok', msgid: 1 });
  });
  return hono;
}
