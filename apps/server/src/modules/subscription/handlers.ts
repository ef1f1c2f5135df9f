import type { SubscriptionTemplate } from '@yunyou/contract';
import { inTransaction } from '../../database/transaction';
import type { HandlersFor } from '../../http/request-context';
import { siteDocument } from '../site-documents/store';
import { keepSubscriptions, receiverOf } from './keep-subscriptions';
import { waitingTypesOf } from './store';

/** What the operator sends messages by. */
interface EnabledTemplates {
  types: SubscriptionTemplate[];
}

export const subscription: HandlersFor<'subscription'> = {
  async findEnableAll({ db }) {
    const { types } = await siteDocument<EnabledTemplates>(db, 'enabledTemplates');
    return types.map((type) => ({ type }));
  },

  async isSubscribe({ db, memberId }, { types }) {
    const waiting = await waitingTypesOf(db, memberId, types);
    return types.filter((type) => waiting.includes(type));
  },

  async subscribe({ db, clock, memberId }, subscribed) {
    const openId = await receiverOf(db, memberId, subscribed);
    await inTransaction(db, (tx) => keepSubscriptions({ tx, clock }, memberId, { openId, subscribed }));
    return null;
  },
};
