/** Delivery addresses. */
export const addressMax = 20;
export const addressNameMax = 20;
export const addressDetail = { min: 4, max: 100 } as const;
/** Text that is pasted to be taken apart; what is longer is cut off. */
export const addressPasteMax = 300;

export const addressTags = ['', 'home', 'company', 'school'] as const;
export type AddressTag = (typeof addressTags)[number];
