import type { AppointmentSlots } from '@yunyou/contract';
import { appointmentSlotDaysMax } from '@yunyou/contract';
import { addDays, shanghaiTime } from '@yunyou/sdk';
import { useEffect } from 'react';
import { type Resource, useResource, useSdk } from '../../../shell';

/** Places go while a person looks at them (spec section 5). */
const REFRESH_MS = 15_000;

/** The days and slots of an item for a month from today, asked for anew every 15 s and when the page is shown again. */
export function useSlots(itemId: string, voucherId?: string): Resource<AppointmentSlots> {
  const sdk = useSdk();
  const resource = useResource(async () => {
    const from = shanghaiTime(sdk.clock.now()).day;
    return (await sdk.appointments()).slots(
      { itemId, from, to: addDays(from, appointmentSlotDaysMax - 1), ...(voucherId && { voucherId }) },
      { silent: true },
    );
  }, [sdk, itemId, voucherId]);
  const { reload } = resource;
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    const timer = setInterval(refresh, REFRESH_MS);
    const stop = sdk.host.onShow(() => void reload());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [sdk, reload]);
  return resource;
}
