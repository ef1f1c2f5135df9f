import { appointmentGroupMax, travellerCheck } from '@yunyou/contract';
import { useSdk } from '../../../shell';
import type { TravellerSource } from '../../contacts/traveller-picker';

export interface SlotQuestion {
  /** The slot they are to come in; undefined while none is chosen. */
  slotId: string | undefined;
  voucherIds: readonly string[];
  /** The product whose order the slot is chosen with: its vouchers are still to come. Default none. */
  productId?: string;
  /** How many places are wanted. */
  size: number;
}

/** The member's travellers, each with what a slot has against them: one call asks for all of them. `booked`: who has a place that day, in words. */
export function useCheckedTravellers(
  { slotId, voucherIds, productId, size }: SlotQuestion,
  booked: string,
): TravellerSource {
  const sdk = useSdk();
  return {
    key: JSON.stringify([slotId, voucherIds, productId, size]),
    async load() {
      const silent = { silent: true };
      const travellers = await sdk.travellers.list({}, silent);
      if (slotId === undefined) return travellers;
      const asked = travellers.slice(0, appointmentGroupMax);
      if (asked.length === 0) return [];
      const { check } = await sdk.appointments();
      const { visitors } = await check(
        {
          slotId,
          ...(voucherIds.length > 0 && { voucherIds: [...voucherIds] }),
          ...(productId !== undefined && { productId }),
          size,
          contactIds: asked.map(({ memberFrequentContactsId }) => memberFrequentContactsId),
        },
        silent,
      );
      return asked.map((traveller, index) => ({
        ...traveller,
        checkCode: visitors[index]?.checkCode ?? travellerCheck.normal,
        ...(visitors[index]?.alreadyBooked && { refusal: booked }),
      }));
    },
  };
}
