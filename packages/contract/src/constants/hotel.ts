/** What the hotel information dialog shows. */
export const hotelDialogKind = { facilities: 1, highlights: 2, bookingNotes: 3, policy: 4 } as const;
export type HotelDialogKind = (typeof hotelDialogKind)[keyof typeof hotelDialogKind];
/** Booking notes. */
export const defaultHotelDialogKind: HotelDialogKind = 3;

/** The Chinese titles as the product spec writes them; English ones stand in the i18n catalogue. */
export const hotelDialogTitles: Readonly<Record<HotelDialogKind, string>> = {
  1: '设施服务',
  2: '酒店亮点',
  3: '订房须知',
  4: '酒店政策',
};
