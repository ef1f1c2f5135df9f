/** Where the order `order-9` leads in stories. `product`: the page of what was bought. */
export const orderHrefs = (product: string) => ({
  payment: '/packages/order/payment/payment?id=order-9',
  vouchers: '/packages/marketing/electronic-ticket/electronic-ticket?orderId=order-9',
  cart: '/pages/shopping-cart/shopping-cart',
  addAddress: '/packages/user-module/address-editor/address-editor',
  editAddress: (id: string) => `/packages/user-module/address-editor/address-editor?id=${id}`,
  order: (id: string) => `/packages/order/order-details/order-details?id=${id}`,
  refund: (id: string) => `/packages/order/refund-detail/refund-detail?id=${id}`,
  askRefund: '/packages/order/refund-page/refund-page?orderId=order-9',
  product: () => product,
  again: product,
  place: () => '/open-location',
});
