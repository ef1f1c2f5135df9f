import { appointmentGroupMax, travellerCheck } from '@yunyou/contract';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import type { TravellerSource } from '../../contacts/traveller-picker';

export interface SlotQuestion {
  /** The slot they are to come in; undefined while none is chosen. */
  slotId: string | undefined;
  voucherIds: readonly string[];
  /** How many places are wanted. */
  size: number;
}

/** The member's travellers, each with what a slot has against them: one call asks for all of them. */
export function useCheckedTravellers({ slotId, voucherIds, size }: SlotQuestion): TravellerSource {
  const sdk = useSdk();
  const { t } = useTexts();
  return {
    key: JSON.stringify([slotId, voucherIds, size]),
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
          size,
          contactIds: asked.map(({ memberFrequentContactsId }) => memberFrequentContactsId),
        },
        silent,
      );
      return asked.map((traveller, index) => ({
        ...traveller,
        checkCode: visitors[index]?.checkCode ?? travellerCheck.normal,
        ...(visitors[index]?.alreadyBooked && { refusal: t('appointment.form.booked') }),
      }));
    },
  };
}
