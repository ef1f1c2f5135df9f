import { channelSource } from '@yunyou/contract';
import { badInput, notFound } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { mayReturnTo } from '../../outside/platforms/broker';
import { signMessagingAppPage, signPaymentAppPage } from '../../outside/platforms/page-signature';

export const bridge: HandlersFor<'bridge'> = {
  async urlSignature({ platforms, clock, config, source }, { url }) {
    // A signature for another site's page would lend it our name.
    if (!mayReturnTo(config, url)) throw badInput([{ field: 'url', reason: 'Not a page of ours' }]);
    if (source === channelSource.paymentApp) {
      if (!platforms.paymentApp) throw notFound();
      return signPaymentAppPage(platforms.paymentApp, clock, url);
    }
    if (!platforms.messagingApp) throw notFound();
    return signMessagingAppPage(platforms.messagingApp, clock, url);
  },
};
