import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from '../src/config';
import { startTracing } from '../src/observability/tracing';
import { envExample, settingGroups } from '../src/settings';

const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** Values that a reader takes, for variables of every account. */
function settingFor(name: string): string {
  if (/PRIVATE_KEY$/.test(name)) return rsa.privateKey;
  if (name === 'BANK_PUBLIC_KEY') return '00';
  if (/PUBLIC_KEY$/.test(name)) return rsa.publicKey;
  if (name === 'DATA_KEY' || name === 'INDEX_KEY') return randomBytes(32).toString('hex');
  if (name === 'PAYMENT_APP_SYMMETRIC_KEY') return randomBytes(24).toString('hex');
  if (name === 'WECHAT_PAY_API_V3_KEY') return randomBytes(16).toString('hex');
  if (/_URL$|_ENDPOINT$|_ORIGINS$/.test(name)) return 'https://somewhere.example';
  if (name === 'TRUSTED_PROXIES') return '127.0.0.1';
  if (name === 'TAX_RATES') return 'goods=9';
  return /_MS$|_SIZE$|^PORT$|_PORT$|^MAX_/.test(name) ? '7' : 'one';
}

/** Names that are asked of the environment. */
async function namesRead(mode: 'sandbox' | 'production'): Promise<Set<string>> {
  const read = new Set<string>();
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get(_, name) {
        read.add(String(name));
        return name === 'YUNYOU_MODE'
          ? mode
          : name === 'SANDBOX_IN_PUBLIC'
            ? 'yes'
            : settingFor(String(name));
      },
    },
  );
  readConfig(env, '.');
  // Traces are not sent from a test: it is asked where to, and that is all.
  await startTracing(
    new Proxy<Record<string, string | undefined>>({}, { get: (_, name) => void read.add(String(name)) }),
  );
  return read;
}

it('names every variable that a server reads, and no other', async () => {
  const read = new Set([...(await namesRead('sandbox')), ...(await namesRead('production'))]);
  // Read where traces are sent, by the exporter's own words.
  read.add('OTEL_SERVICE_NAME');
  const named = settingGroups.flatMap(({ settings }) => settings.map(({ name }) => name));
  expect(named.toSorted()).toEqual([...read].toSorted());
  expect(new Set(named).size).toBe(named.length);
});

it('starts in production with those it calls required, and with none of them missing', () => {
  const required = settingGroups.flatMap(({ settings }) =>
    settings.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])),
  );
  const env = Object.fromEntries(
    required.map((name) => [name, name === 'YUNYOU_MODE' ? 'production' : settingFor(name)]),
  );
  expect(readConfig(env, '.')).toMatchObject({ mode: 'production' });
  for (const name of required.filter((one) => one !== 'YUNYOU_MODE'))
    expect(() => readConfig({ ...env, [name]: undefined }, '.'), name).toThrow(name);
});

it('is written down for who deploys it', async () => {
  await expect(envExample()).toMatchFileSnapshot('../deploy/.env.example');
});
