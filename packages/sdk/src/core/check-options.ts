import type { SdkOptions } from './options';

/**
 * Says what is wrong with options at once, by their names, and not by the first call that fails.
 *
 * @throws TypeError that names the option
 */
export function checkOptions(options: Partial<SdkOptions> | undefined): asserts options is SdkOptions {
  const { baseUrl, host } = options ?? {};
  if (typeof baseUrl !== 'string' || !/^(?:https?:\/\/[^/]+.*)?$/i.test(baseUrl))
    throw new TypeError(
      `createSdk: \`baseUrl\` is an address with https, or '' for the page's own origin, not ${JSON.stringify(baseUrl)}.`,
    );
  if (typeof host?.storage?.get !== 'function')
    throw new TypeError(
      'createSdk: `host` is missing: createBrowserHost(window), createMemoryHost(), or one of your own.',
    );
}
