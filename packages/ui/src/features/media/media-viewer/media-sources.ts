import type { Sdk } from '@yunyou/sdk';
import { isVideoFile } from '@yunyou/validators';

/** Something to look at in full (spec section 3). */
export interface MediaSource {
  url: string;
  type: 'image' | 'video';
}

/** Under this key a page leaves what the preview page is to show, when it is too long for an address. */
export const previewMediaStorageKey = 'previewMedia';

/** Addresses of the web or of the app itself; nothing that could run. */
const isShowable = (url: string) => /^(?:https?:\/\/|\/(?!\/))/i.test(url);

const isSource = (value: unknown): value is { url: string; type?: unknown } =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';

function parseStored(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

/**
 * What to show: the addresses of the query, each percent-encoded and parted by commas, or else what a page has left in
 * this visit's storage as `[{ url, type }]`. Without a type the file's ending decides.
 */
export function mediaSourcesOf(urls: string, host: Pick<Sdk['host'], 'sessionStorage'>): MediaSource[] {
  const given: unknown = urls
    ? urls.split(',').map((url) => ({ url: decode(url) }))
    : parseStored(host.sessionStorage.get(previewMediaStorageKey));
  if (!Array.isArray(given)) return [];
  return given.filter(isSource).flatMap(({ url, type }): MediaSource[] => {
    if (!isShowable(url)) return [];
    return [
      { url, type: type === 'video' || type === 'image' ? type : isVideoFile(url) ? 'video' : 'image' },
    ];
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
