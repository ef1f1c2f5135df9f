import type { ResponseOf } from '@yunyou/contract';
import type { HandlersFor } from '../../http/request-context';
import { cardNumberKey } from '../../security/card-number';
import { siteDocument } from '../site-documents/store';

/** Where the static files are served, below the server's own address. */
export const CDN_PATH = '/cdn/';

export const config: HandlersFor<'config'> = {
  cdn: async ({ config: { publicUrl } }) => ({ cdnUrl: `${publicUrl}${CDN_PATH}` }),
  whiteList: async ({ config: { whiteList } }, { openId }) => ({
    allowed: whiteList === undefined || (openId !== undefined && whiteList.includes(openId)),
  }),
  i18n: ({ db }) => siteDocument<ResponseOf<'config', 'i18n'>>(db, 'i18nConfig'),
  aesKey: async ({ protection, memberId }) => ({
    key: cardNumberKey(protection, memberId).toString('base64'),
  }),
};
