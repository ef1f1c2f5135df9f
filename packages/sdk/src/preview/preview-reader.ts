import { calls, type Locale, type Preview, type PreviewPage, serverErrorCode } from '@yunyou/contract';
import { buildUrl } from '@yunyou/navigation';

export interface PreviewAsked {
  page: PreviewPage;
  /** Of what the page shows. Default: the draft's own. */
  id?: string;
  /** Opens a draft. Default: what is published. */
  key?: string;
  /** As if it were then, epoch ms. Default now. */
  atMs?: number;
  locale: Locale;
}

/** Why nothing is shown: the link is over, there is no such thing, or it could not be had. */
export type PreviewOver = 'linkOver' | 'notFound' | 'failed';

export class PreviewRefused extends Error {
  override readonly name = 'PreviewRefused';
  constructor(readonly reason: PreviewOver) {
    super(`The preview is not shown: ${reason}.`);
  }
}

export interface PreviewReaderOptions {
  /** The API's address; `''` for the page's own origin. */
  baseUrl: string;
  /** Default: the global one. */
  fetch?: typeof globalThis.fetch;
}

export interface PreviewReader {
  /**
   * What a page would show. Undefined where nothing has changed since the same was asked last. No login goes along, and nothing is kept.
   *
   * @throws PreviewRefused
   */
  read(asked: PreviewAsked): Promise<Preview | undefined>;
}

interface Envelope {
  code: number;
  data: Preview;
}

const reasons: Readonly<Record<number, PreviewOver>> = {
  [serverErrorCode.gone]: 'linkOver',
  [serverErrorCode.notFound]: 'notFound',
};

/** Reads previews by their entity tag, so that asking every few seconds costs next to nothing. */
export function createPreviewReader({
  baseUrl,
  fetch = globalThis.fetch,
}: PreviewReaderOptions): PreviewReader {
  let known: { url: string; etag: string } | undefined;
  return {
    async read({ page, id, key, atMs, locale }) {
      const url = baseUrl + buildUrl(calls.preview.detail.path, { page, id, key, atMs, locale });
      const headers = known?.url === url ? { 'If-None-Match': known.etag } : undefined;
      const response = await fetch(url, { headers, credentials: 'omit' }).catch(() => {
        throw new PreviewRefused('failed');
      });
      if (response.status === 304) return undefined;
      const { code, data } = await envelopeOf(response);
      if (code !== 0) throw new PreviewRefused(reasons[code] ?? 'failed');
      known = { url, etag: response.headers.get('etag') ?? '' };
      return data;
    },
  };
}

async function envelopeOf(response: Response): Promise<Envelope> {
  try {
    const answer = (await response.json()) as Partial<Envelope>;
    return { code: answer.code ?? response.status, data: answer.data as Preview };
  } catch {
    throw new PreviewRefused('failed');
  }
}
