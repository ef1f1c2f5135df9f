import { createHash, createPublicKey } from 'node:crypto';
import type { Clock } from '../../clock';
import type { ServerConfig } from '../../config';
import type { AppContext } from '../../context';
import type { PayAccounts } from '../../outside/pay-systems/accounts';
import type { SandboxSecrets } from '../secrets';

const PATH = '/sandbox/pay-systems';

/** What the stand-ins of the payment systems need: both ends of the keys. */
export interface PaySystemDeps {
  app: AppContext;
  clock: Clock;
  accounts: Required<PayAccounts>;
  secrets: SandboxSecrets;
  fetch: typeof globalThis.fetch;
}

/** Our accounts with the sandbox's payment systems; those that are configured for real stay real. */
export function sandboxPayAccounts(
  { publicUrl, payAccounts }: ServerConfig,
  secrets: SandboxSecrets,
): Required<PayAccounts> {
  const base = publicUrl + PATH;
  const secretFor = (name: string) =>
    createHash('sha256').update(`${secrets.objectStoreSecret} ${name}`).digest('hex');
  const rsa = {
    privateKeyPem: secrets.merchantPrivateKeyPem,
    platformPublicKeyPem: secrets.platformPublicKeyPem,
  };
  return {
    otherPayment: { gatewayUrl: `${base}/other-payment/gateway.do`, appId: '2021000000000000', ...rsa },
    quickPass: {
      gatewayUrl: `${base}/quick-pass`,
      fileUrl: `${base}/quick-pass/files`,
      merchantId: '777000000000000',
      certId: '68759663125',
      ...rsa,
    },
    shortVideo: {
      apiUrl: `${base}/short-video`,
      appId: 'tt0000000000000001',
      merchantId: '70000000000000000001',
      salt: secretFor('short-video salt'),
      token: secretFor('short-video token').slice(0, 32),
    },
    bank: {
      gatewayUrl: `${base}/bank/ccbMain`,
      refundUrl: `${base}/bank/refund`,
      merchantId: '105000000000001',
      posId: '000000001',
      branchId: '110000000',
      publicKeyHex: createPublicKey(secrets.platformPublicKeyPem)
        .export({ format: 'der', type: 'spki' })
        .toString('hex'),
      operator: { userId: '105000000000001-001', password: secretFor('bank operator').slice(0, 12) },
    },
    ...payAccounts,
  };
}
