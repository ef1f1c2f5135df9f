import type { PayAdapter, PayClaim } from '../adapter';
import { PaymentError } from '../payment-error';

/**
 * Hops from a page in a mini-program's web view to the mini-program's own page, which starts the payment itself. This page
 * lives on behind it and is shown again when the person is back, whatever they did: messages between the two arrive too late.
 */
const webViewHop: PayAdapter = async ({ platforms, order }) => {
  const hop = platforms.webView;
  if (!hop) throw new PaymentError('noAdapter');
  return new Promise<PayClaim>((resolve, reject) => {
    const end = hop.onShow(() => {
      end();
      resolve('back');
    });
    const mark = hop.page.includes('?') ? '&' : '?';
    hop.miniProgram.navigateTo({
      url: `${hop.page}${mark}orderId=${encodeURIComponent(order.id)}`,
      fail: () => {
        end();
        reject(new PaymentError('noAdapter'));
      },
    });
  });
};
export default webViewHop;
