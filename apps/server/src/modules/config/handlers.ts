import type { HandlersFor } from '../../http/request-context';

/** Where the static files are served, below the server's own address. */
export const CDN_PATH = '/cdn/';

export const config: HandlersFor<'config'> = {
  cdn: async ({ config: { publicUrl } }) => ({ cdnUrl: `${publicUrl}${CDN_PATH}` }),
  whiteList: async ({ config: { whiteList } }, { openId }) => ({
    allowed: whiteList === undefined || (openId !== undefined && whiteList.includes(openId)),
  }),
};
