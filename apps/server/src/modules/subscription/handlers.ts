import type { HandlersFor } from '../../http/request-context';
import { siteDocument } from '../site-documents';
import { type EnabledTemplates, keepSubscriptions, waitingTypes } from './queries';

export const subscription: HandlersFor<'subscription'> = {
  async findEnableAll({ db }) {
    const { types } = await siteDocument<EnabledTemplates>(db, 'enabledTemplates');
    return types.map((type) => ({ type }));
  },
  isSubscribe: ({ db, memberId }, { types }) => waitingTypes(db, memberId, types),
  async subscribe(request, subscribed) {
    await keepSubscriptions(request, request.memberId, subscribed);
    return null;
  },
};
