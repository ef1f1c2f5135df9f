import type { PayAdapter } from '../adapter';
import { PaymentError } from '../payment-error';

/** Leaves for the other payment app's cashier by the form the server has signed. */
const otherPaymentForm: PayAdapter = async ({ calls, platforms, openUrl, order, options }) => {
  const { returnPath, signal } = options;
  const { form } = await calls.aliH5Pay({ orderId: order.id, returnPath }, { signal });
  if (!form) throw new PaymentError('noAdapter');
  if (platforms.submitForm) platforms.submitForm(form);
  else {
    // The cashier takes the same fields in its address. `encodeURIComponent` alone exists on every platform.
    const query = Object.entries(form.fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    openUrl(`${form.action}${form.action.includes('?') ? '&' : '?'}${query.join('&')}`);
  }
  return 'left';
};
export default otherPaymentForm;
