import { hrefs } from '@yunyou/navigation/pages';

/** Where a time is chosen for a voucher: its item, or the list to choose one of several. */
export const bookHref = (itemIds: readonly string[], voucherId: string): string => {
  const [only, ...others] = itemIds;
  return only !== undefined && others.length === 0
    ? hrefs.appointmentInfo({ itemId: only, voucherIds: voucherId })
    : hrefs.appointmentEnterList({});
};

/** An item, with the vouchers that it is chosen for. */
export const itemHref = (itemId: string, voucherIds: readonly string[] = []): string =>
  hrefs.appointmentInfo({ itemId, ...(voucherIds.length > 0 && { voucherIds: voucherIds.join(',') }) });

/** An appointment. */
export const appointmentHref = (id: string): string => hrefs.appointmentDetail({ id });
