import { resolve } from 'node:path';
import { defaultTaxRates, type ProductKind, productKinds } from '@yunyou/contract';
import type { DatabaseTimeouts } from './database/connect';
import { readNetworks } from './http/client-address';
import { checkApiV3Key, checkPrivateKey, checkPublicKey } from './outside/check-keys';
import { type PayAccounts, readPayAccounts } from './outside/pay-systems/accounts';
import { type PlatformAccounts, readPlatformAccounts } from './outside/platforms/accounts';
import type { S3Account } from './outside/s3-store';
import type { DataKeys } from './security/data-protection';
import { isLocalHost } from './security/local-host';

/** How this server runs. Everything comes from the environment; the defaults make a sandbox on one machine. */
export interface ServerConfig {
  /** `sandbox`: stand-ins for every outside system and the sandbox console. `production`: neither. */
  mode: 'sandbox' | 'production';
  port: number;
  /** Interface to listen on: all of them in production; a sandbox is for this machine unless `HOST` says otherwise. */
  hostname: string;
  /** Address of this server as browsers see it; no slash at the end. */
  publicUrl: string;
  /** A PostgreSQL server; undefined: our own on `dataDir`. */
  databaseUrl: string | undefined;
  /** A replica for public reads; undefined: the primary answers them. */
  databaseReadUrl: string | undefined;
  databasePoolSize: number;
  /** Connections kept for public reads and the health check, whatever all others wait for; as many to the replica. */
  databaseReadPoolSize: number;
  databaseTimeouts: DatabaseTimeouts;
  /** The longest that a search may take, ms; it answers 500 then, and the page shows nothing found. */
  searchTimeoutMs: number;
  /** How long a request may take to arrive, ms. */
  requestTimeoutMs: number;
  /** Folder of the database, uploads and the like. */
  dataDir: string;
  /** Folder of the built web app; undefined: the API alone. */
  webDir: string | undefined;
  /** Folder of the operator console's built scripts. */
  operatorDir: string;
  /** Module that renders the web app's pages; undefined: the browser renders them. */
  webRenderer: string | undefined;
  /** Folder of the demo pictures. */
  picturesDir: string;
  logLevel: string;
  /** Where `/metrics` and `/ready` are told; undefined: nowhere. Never an address the internet reaches. */
  metrics: { port: number; hostname: string } | undefined;
  /** How long public answers and pages are kept before they are read anew, ms; 0: not at all. */
  sharedCacheMs: number;
  /** Sandbox only: the demo's content is written at the start; `false` where the database is known to hold it. Default `true`. */
  demoContent: boolean;
  /** Sandbox only: the demo member has orders, of which one waits for its money; default yes. */
  demoOrders: boolean;
  /** Refuses unsigned requests when set (decisions, section 5). */
  signing: { clientKey: string; clientSecret: string } | undefined;
  /** Keys of personal data; undefined in a sandbox: made once and kept in the database. */
  dataKeys: DataKeys | undefined;
  weChatPay: WeChatPayConfig | undefined;
  /** Our accounts with the other payment systems; a sandbox has its own. */
  payAccounts: PayAccounts;
  sms: { url: string; token: string } | undefined;
  /** Where uploads are kept; undefined: a folder of the sandbox. */
  objectStore: S3Account | undefined;
  map: MapConfig | undefined;
  /** Our accounts with the platforms people log in with; a sandbox has its own. */
  platforms: PlatformAccounts;
  /** Origins of web apps besides `publicUrl`: they may call the API, a login may lead back to them, and their pages are signed. */
  webOrigins: readonly string[];
  /** Hosts of the operator's other sites: the app shows them without the bar that names a site from elsewhere. */
  webOwnHosts: readonly string[];
  /** Networks whose `X-Forwarded-For` is believed: addresses or CIDR blocks of our own proxies. */
  trustedProxies: readonly string[];
  /** How many unpaid checkouts a member may have, and how many with the same product and day of visit. */
  maxUnpaid: { perMember: number; perProductDay: number };
  /** Tax rates by what a line sells, percent. */
  taxRates: Readonly<Record<ProductKind, number>>;
  /** Who issues invoices; undefined: in a sandbox its stand-in, in production nobody yet. */
  invoices: { url: string; token: string } | undefined;
  /** Who sends e-mails; undefined: in a sandbox its outbox, in production nobody yet. */
  mail: { url: string; token: string } | undefined;
  /** Who says whether a portrait is usable; undefined: by its light and contrast. */
  faceQuality: { url: string; token: string } | undefined;
  /** The gates' own system; undefined: in a sandbox its stand-in, in production nobody enters by face. */
  gateFaces: { url: string; token: string } | undefined;
  /** Who checks a name against a resident ID; undefined: in a sandbox its stand-in, in production nobody is verified. */
  realNameCheck: { url: string; token: string } | undefined;
  /** Where pieces of collectibles are entered; undefined: in a sandbox its stand-in, in production certificates stay pending. */
  ledger: { url: string; token: string; network: string } | undefined;
  /** Refuse everybody whose open id is not listed. */
  whiteList: readonly string[] | undefined;
}

/** What the map vendor's web service needs. */
export interface MapConfig {
  baseUrl: string;
  key: string;
}

/** What the messaging app's payment (API v3) needs. */
export interface WeChatPayConfig {
  baseUrl: string;
  appId: string;
  merchantId: string;
  merchantSerial: string;
  merchantPrivateKeyPem: string;
  apiV3Key: string;
  /** Certificates or public keys of the platform; two while it replaces one. */
  platformKeys: readonly { serial: string; publicKeyPem: string }[];
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

/** Reads the configuration; throws `ConfigError` that names what is missing. */
export function readConfig(env: Environment, root: string): ServerConfig {
  const mode = readMode(env);
  const port = Number(env.PORT ?? 5173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError(`PORT must be a whole number from 0 to 65535, not "${env.PORT}".`);
  }
  if (mode === 'production') {
    const missing = [
      'DATABASE_URL',
      'DATA_KEY',
      'PUBLIC_URL',
      'SMS_URL',
      'OBJECT_STORE_ENDPOINT',
      'WECHAT_PAY_MERCHANT_ID',
    ].filter((name) => !env[name]);
    if (missing.length > 0) throw new ConfigError(`Production needs ${missing.join(', ')}.`);
  }
  const publicUrl = readPublicUrl(env, mode, port);
  return {
    mode,
    port,
    hostname: env.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    databaseUrl: env.DATABASE_URL || undefined,
    databaseReadUrl: readReplicaUrl(env),
    databasePoolSize: wholeNumber(env, 'DATABASE_POOL_SIZE', 20),
    databaseReadPoolSize: wholeNumber(env, 'DATABASE_READ_POOL_SIZE', 4),
    databaseTimeouts: {
      connectionMs: wholeNumber(env, 'DATABASE_CONNECTION_TIMEOUT_MS', 10_000),
      lockMs: wholeNumber(env, 'DATABASE_LOCK_TIMEOUT_MS', 10_000),
      statementMs: wholeNumber(env, 'DATABASE_STATEMENT_TIMEOUT_MS', 15_000),
      idleInTransactionMs: wholeNumber(env, 'DATABASE_IDLE_TIMEOUT_MS', 15_000),
    },
    searchTimeoutMs: wholeNumber(env, 'SEARCH_TIMEOUT_MS', 300),
    requestTimeoutMs: wholeNumber(env, 'REQUEST_TIMEOUT_MS', 30_000),
    dataDir: resolve(root, env.DATA_DIR ?? '.data'),
    webDir: resolve(root, env.WEB_DIR ?? 'apps/web/dist'),
    operatorDir: resolve(root, env.OPERATOR_DIR ?? 'apps/operator/dist'),
    webRenderer:
      env.WEB_RENDERER === 'off'
        ? undefined
        : resolve(root, env.WEB_RENDERER ?? 'apps/web/dist-server/render.js'),
    picturesDir: resolve(root, env.PICTURES_DIR ?? 'apps/server/pictures'),
    logLevel: env.LOG_LEVEL ?? 'info',
    metrics: readMetrics(env, mode),
    sharedCacheMs: Number(env.SHARED_CACHE_MS ?? 1_000),
    demoContent: true,
    demoOrders: env.DEMO_ORDERS !== 'off',
    signing: readSigning(env),
    dataKeys: readDataKeys(env),
    weChatPay: orConfigError(() => readWeChatPay(env)),
    payAccounts: orConfigError(() => readPayAccounts(env)),
    sms: env.SMS_URL ? { url: env.SMS_URL, token: env.SMS_TOKEN ?? '' } : undefined,
    objectStore: readObjectStore(env),
    map: env.MAP_KEY
      ? { baseUrl: env.MAP_BASE_URL ?? 'https://apis.map.qq.com', key: env.MAP_KEY }
      : undefined,
    platforms: orConfigError(() => readPlatformAccounts(env)),
    webOrigins: env.WEB_ORIGINS ? env.WEB_ORIGINS.split(',').map((origin) => new URL(origin).origin) : [],
    webOwnHosts: readWebOwnHosts(env, mode),
    trustedProxies: orConfigError(() => readNetworks(env.TRUSTED_PROXIES)),
    maxUnpaid: {
      perMember: wholeNumber(env, 'MAX_UNPAID_ORDERS', 5),
      perProductDay: wholeNumber(env, 'MAX_UNPAID_PER_PRODUCT_DAY', 2),
    },
    taxRates: readTaxRates(env),
    invoices: readGateway(env, 'INVOICE'),
    mail: readGateway(env, 'MAIL'),
    faceQuality: readGateway(env, 'FACE_QUALITY'),
    gateFaces: readGateway(env, 'GATE_FACES'),
    realNameCheck: readGateway(env, 'REAL_NAME_CHECK'),
    ledger: readLedger(env),
    whiteList: env.WHITE_LIST ? env.WHITE_LIST.split(',') : undefined,
  };
}

function readLedger(env: Environment): ServerConfig['ledger'] {
  const gateway = readGateway(env, 'LEDGER');
  return gateway && { ...gateway, network: env.LEDGER_NETWORK || new URL(gateway.url).host };
}

function readMode(env: Environment): ServerConfig['mode'] {
  const mode = env.YUNYOU_MODE || 'sandbox';
  if (mode === 'sandbox' || mode === 'production') return mode;
  throw new ConfigError(`YUNYOU_MODE must be sandbox or production, not "${mode}".`);
}

/** A sandbox lets everybody be the merchant and the bank: on a public address it must be told twice. */
function readPublicUrl(env: Environment, mode: ServerConfig['mode'], port: number): string {
  const given = env.PUBLIC_URL ?? `http://localhost:${port}`;
  if (!URL.canParse(given)) throw new ConfigError(`PUBLIC_URL must be an address, not "${given}".`);
  const { protocol, hostname } = new URL(given);
  if (mode === 'production' && protocol !== 'https:') {
    throw new ConfigError('Production needs a PUBLIC_URL that begins with https.');
  }
  if (mode === 'sandbox' && !isLocalHost(hostname) && env.SANDBOX_IN_PUBLIC !== 'yes') {
    throw new ConfigError(
      `A sandbox has no protection, and ${hostname} is not local: set YUNYOU_MODE=production, or SANDBOX_IN_PUBLIC=yes if everybody may use its console.`,
    );
  }
  return given.replace(/\/+$/, '');
}

/** The demo's other site; in production those that are named. */
function readWebOwnHosts(env: Environment, mode: ServerConfig['mode']): readonly string[] {
  const given = env.WEB_OWN_HOSTS ?? (mode === 'sandbox' ? 'www.example.net' : '');
  return given
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
    .map((host) => {
      const address = `https://${host}/`;
      if (URL.canParse(address) && new URL(address).host === host) return host;
      throw new ConfigError(`WEB_OWN_HOSTS names hosts alone, such as guide.shop.example, not "${host}".`);
    });
}

function readReplicaUrl(env: Environment): string | undefined {
  if (!env.DATABASE_READ_URL) return undefined;
  if (!env.DATABASE_URL) throw new ConfigError('DATABASE_READ_URL needs DATABASE_URL, its primary.');
  return env.DATABASE_READ_URL;
}

/** In production on a port of this machine; in a sandbox where it is asked for. */
function readMetrics(env: Environment, mode: ServerConfig['mode']): ServerConfig['metrics'] {
  if (env.METRICS_PORT === 'off' || (!env.METRICS_PORT && mode === 'sandbox')) return undefined;
  return { port: wholeNumber(env, 'METRICS_PORT', 9_464), hostname: env.METRICS_HOST ?? '127.0.0.1' };
}

function readDataKeys(env: Environment): DataKeys | undefined {
  if (!env.DATA_KEY) return undefined;
  const encryption = env.DATA_KEY.split(',').map((key) => key.trim());
  const index = env.INDEX_KEY || undefined;
  for (const key of [...encryption, ...(index ? [index] : [])]) {
    if (!/^[0-9a-f]{64}$/i.test(key)) {
      throw new ConfigError('DATA_KEY and INDEX_KEY must be 64 hex digits each (openssl rand -hex 32).');
    }
  }
  return { encryption, index };
}

/** A whole number from 1 on. */
function wholeNumber(env: Environment, name: string, byDefault: number): number {
  const value = Number(env[name] ?? byDefault);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new ConfigError(`${name} must be a whole number from 1 on, not "${env[name]}".`);
}

function orConfigError<Accounts>(read: () => Accounts): Accounts {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

function readObjectStore(env: Environment): S3Account | undefined {
  if (!env.OBJECT_STORE_ENDPOINT) return undefined;
  const need = (name: string) => {
    const value = env[name];
    if (!value) throw new ConfigError(`OBJECT_STORE_ENDPOINT needs ${name}.`);
    return value;
  };
  const endpoint = env.OBJECT_STORE_ENDPOINT.replace(/\/+$/, '');
  const bucket = need('OBJECT_STORE_BUCKET');
  return {
    endpoint,
    bucket,
    region: env.OBJECT_STORE_REGION ?? 'us-east-1',
    accessKeyId: need('OBJECT_STORE_ACCESS_KEY_ID'),
    secretAccessKey: need('OBJECT_STORE_SECRET_KEY'),
    publicUrl: (env.OBJECT_STORE_PUBLIC_URL ?? `${endpoint}/${bucket}`).replace(/\/+$/, ''),
    uploadRoleArn: env.OBJECT_STORE_UPLOAD_ROLE || undefined,
    stsEndpoint: env.OBJECT_STORE_STS_ENDPOINT || undefined,
  };
}

/** An HTTP gateway with a bearer token. */
function readGateway(env: Environment, name: string): { url: string; token: string } | undefined {
  const url = env[`${name}_URL`];
  if (!url) return undefined;
  const token = env[`${name}_TOKEN`];
  if (!token) throw new ConfigError(`${name}_URL needs ${name}_TOKEN.`);
  return { url: url.replace(/\/+$/, ''), token };
}

/** `TAX_RATES=goods=9,ticket=6`: those that are not named stay as they are. */
function readTaxRates(env: Environment): ServerConfig['taxRates'] {
  const rates = { ...defaultTaxRates };
  for (const pair of env.TAX_RATES?.split(',') ?? []) {
    const [name = '', percent = ''] = pair.split('=').map((part) => part.trim());
    const kind = productKinds.find((one) => one === name);
    if (!kind || !/^\d{1,2}$/.test(percent))
      throw new ConfigError(`TAX_RATES names kinds with whole percents, not "${pair}".`);
    rates[kind] = Number(percent);
  }
  return rates;
}

function readSigning(env: Environment): ServerConfig['signing'] {
  if (!env.SIGNING_CLIENT_KEY) return undefined;
  if (!env.SIGNING_CLIENT_SECRET) throw new ConfigError('SIGNING_CLIENT_KEY needs SIGNING_CLIENT_SECRET.');
  return { clientKey: env.SIGNING_CLIENT_KEY, clientSecret: env.SIGNING_CLIENT_SECRET };
}

function readWeChatPay(env: Environment): WeChatPayConfig | undefined {
  if (!env.WECHAT_PAY_MERCHANT_ID) return undefined;
  const need = (name: string) => {
    const value = env[name];
    if (!value) throw new ConfigError(`WECHAT_PAY_MERCHANT_ID needs ${name}.`);
    // PEM keys travel in one line with \n written out.
    return value.replaceAll('\\n', '\n');
  };
  return {
    baseUrl: env.WECHAT_PAY_BASE_URL ?? 'https://api.mch.weixin.qq.com',
    appId: need('WECHAT_PAY_APP_ID'),
    merchantId: need('WECHAT_PAY_MERCHANT_ID'),
    merchantSerial: need('WECHAT_PAY_MERCHANT_SERIAL'),
    merchantPrivateKeyPem: checkPrivateKey('WECHAT_PAY_PRIVATE_KEY', need('WECHAT_PAY_PRIVATE_KEY')),
    apiV3Key: checkApiV3Key(need('WECHAT_PAY_API_V3_KEY')),
    platformKeys: [
      {
        serial: need('WECHAT_PAY_PLATFORM_SERIAL'),
        publicKeyPem: checkPublicKey(
          'WECHAT_PAY_PLATFORM_PUBLIC_KEY',
          need('WECHAT_PAY_PLATFORM_PUBLIC_KEY'),
        ),
      },
      ...(env.WECHAT_PAY_NEXT_PLATFORM_SERIAL
        ? [
            {
              serial: env.WECHAT_PAY_NEXT_PLATFORM_SERIAL,
              publicKeyPem: checkPublicKey(
                'WECHAT_PAY_NEXT_PLATFORM_PUBLIC_KEY',
                need('WECHAT_PAY_NEXT_PLATFORM_PUBLIC_KEY'),
              ),
            },
          ]
        : []),
    ],
  };
}
