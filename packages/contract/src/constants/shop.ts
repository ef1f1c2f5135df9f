/** Whether a shop sells: `paused`, its things are seen and not sold; `closed`, neither. */
export const shopStates = ['open', 'paused', 'closed'] as const;
export type ShopState = (typeof shopStates)[number];

/** Over which time a limit per member counts. */
export const limitPeriods = ['ever', 'day', 'order'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Lists of goods: everything considered, most sold, cheapest or dearest first, newest. */
export const goodsSorts = ['default', 'sold', 'priceUp', 'priceDown', 'newest'] as const;
export type GoodsSort = (typeof goodsSorts)[number];

/** Pieces left are said from this many on only as "plenty": null. */
export const fewLeft = 20;

/** What is asked before buying goods: how a service is used. */
export const serviceModes = ['voucher', 'appointment', 'instant'] as const;
export type ServiceMode = (typeof serviceModes)[number];
