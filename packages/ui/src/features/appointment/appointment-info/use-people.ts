import type { AppointmentItem } from '@yunyou/contract';
import { useState } from 'react';
import { useResource, useSdk } from '../../../shell';

/** For how many an appointment is: as many as its vouchers let in, else as many as were chosen. */
export function usePeople(item: AppointmentItem, voucherIds: readonly string[]) {
  const sdk = useSdk();
  const [chosen, setChosen] = useState(item.minGroup);
  const key = voucherIds.join(',');
  const rights = useResource(async () => {
    if (key === '') return [];
    const { rights: read } = await sdk.appointments();
    const { records } = await read({ itemId: item.id, size: 50 }, { silent: true });
    return records.filter(({ voucherId }) => key.split(',').includes(voucherId));
  }, [sdk, item.id, key]);
  const ofVouchers = rights.value?.reduce((sum, { people }) => sum + people, 0) ?? 0;
  return {
    /** The vouchers as they stand now. */
    rights,
    people: key === '' ? chosen : ofVouchers,
    setPeople: setChosen,
  };
}
