import type { ChannelSource } from '@yunyou/contract';
import { InvalidSourceError } from './invalid-source-error';
import { type ChannelInfo, readUserAgent, type UserAgentOptions } from './user-agent';

/**
 * Reads a channel number from storage or a query.
 *
 * @throws InvalidSourceError for anything but 1 to 10 and 20, as a number or as plain digits
 */
export function parseSource(value: string | number): ChannelSource {
  if (!/^(?:[1-9]|10|20)$/.test(`${value}`)) throw new InvalidSourceError(value);
  return Number(value) as ChannelSource;
}

/**
 * The channel of a page: the stored number where there is one, otherwise what the user agent tells. Host, container
 * and device always come from the user agent.
 *
 * @throws InvalidSourceError when the stored value is no channel number
 */
export function resolveChannel(
  stored: string | number | null | undefined,
  userAgent: string,
  options: UserAgentOptions = {},
): ChannelInfo {
  const info = readUserAgent(userAgent, options);
  if (stored === undefined || stored === null || stored === '') return info;
  return { ...info, source: parseSource(stored), confidence: 'high', pending: false };
}
