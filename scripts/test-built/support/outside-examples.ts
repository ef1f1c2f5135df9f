// Runs in a project outside of the workspace, in Node and in a browser, over the packages that were installed there.
import * as apiClient from '@yunyou/api-client';
import * as channel from '@yunyou/channel';
import * as environment from '@yunyou/channel/environment';
import * as contract from '@yunyou/contract';
import * as memory from '@yunyou/host/memory';
import * as i18n from '@yunyou/i18n';
import * as location from '@yunyou/location';
import * as navigation from '@yunyou/navigation';
import * as productRoutes from '@yunyou/navigation/product-routes';
import * as payment from '@yunyou/payment';
import * as sdk from '@yunyou/sdk';
import * as serverClock from '@yunyou/server-clock';
import * as subscription from '@yunyou/subscription';
import * as validators from '@yunyou/validators';
import { readmeGivens } from '../../test/support/readme-givens';
import { runExample } from '../../test/support/run-example';

const modules = {
  '@yunyou/api-client': apiClient,
  '@yunyou/contract': contract,
  '@yunyou/i18n': i18n,
  '@yunyou/payment': payment,
  '@yunyou/channel': channel,
  '@yunyou/channel/environment': environment,
  '@yunyou/host/memory': memory,
  '@yunyou/location': location,
  '@yunyou/navigation': navigation,
  '@yunyou/navigation/product-routes': productRoutes,
  '@yunyou/sdk': {
    ...sdk,
    createSdk: (options: sdk.SdkOptions) => sdk.createSdk({ ...options, retries: 0, logger: { error() {} } }),
  },
  '@yunyou/server-clock': serverClock,
  '@yunyou/subscription': subscription,
  '@yunyou/validators': validators,
};

/**
 * Runs the example of each README.
 *
 * @param readmes texts by package
 * @returns by package, what each checked line came to and what it should, as JSON
 */
export async function runExamples(readmes: Readonly<Record<string, string>>) {
  const results: Record<string, [actual: string, expected: string][]> = {};
  for (const [name, given] of Object.entries(readmeGivens(memory))) {
    const lines: [string, string][] = [];
    await runExample(readmes[name] ?? '', modules, given(), (actual, expected) =>
      lines.push([JSON.stringify(actual) ?? '', JSON.stringify(expected) ?? '']),
    );
    results[name] = lines;
  }
  return results;
}
