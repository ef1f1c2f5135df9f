import type { HandlersFor } from '../../http/request-context';

export const system: HandlersFor<'system'> = {
  timestamp: async ({ clock }) => ({ serverTimeStamp: clock.now() }),
};
