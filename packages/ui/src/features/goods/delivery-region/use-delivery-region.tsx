import { type Address, defaultRegion } from '@yunyou/contract';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLazySheet, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';

/** Where a parcel would go. */
export interface DeliveryRegion {
  /** Six digits. */
  adcode: string;
  /** The region's name. */
  text: string;
}

const draftKey = 'deliveryRegion';
const loadSheet = () => import('./RegionSheet.lazy');

const isRegion = (value: unknown): value is DeliveryRegion => {
  const { adcode, text }: Record<string, unknown> = { ...Object(value) };
  return typeof adcode === 'string' && typeof text === 'string';
};

const regionOf = ({ adcode, provinces }: Address): DeliveryRegion => ({ adcode, text: provinces });

/**
 * Where goods would be delivered to: what was chosen in this visit, else the member's default address. A member chooses among
 * the addresses, on their page; a visitor a region, in a sheet.
 */
export function useDeliveryRegion(): {
  region: DeliveryRegion | undefined;
  choose: () => void;
  /** To be put on the page. */
  sheet: ReactNode;
} {
  const { addresses, drafts } = useSdk();
  const { token } = useSession();
  const { t } = useTexts();
  const [region, setRegion] = useState<DeliveryRegion>();
  const { Sheet, open, setOpen } = useLazySheet(loadSheet);
  const keep = useCallback(
    (next: DeliveryRegion) => {
      drafts.write(draftKey, next);
      setRegion(next);
    },
    [drafts],
  );
  useEffect(() => {
    const kept = drafts.read(draftKey, isRegion);
    if (kept) setRegion(kept);
    if (token === undefined) return;
    let current = true;
    const chosen = addresses.choice.take();
    const asked = chosen
      ? addresses.detail(chosen, { silent: true })
      : kept
        ? undefined
        : addresses.getDefault({ silent: true });
    asked?.then(
      (address) => {
        if (!current || !address || address.outdated) return;
        if (chosen) keep(regionOf(address));
        else setRegion(regionOf(address));
      },
      // Without an address it can be chosen by hand.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [addresses, drafts, token, keep]);
  return {
    region,
    choose: () => (token === undefined ? setOpen(true) : addresses.choice.ask()),
    sheet: Sheet && (
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={t('goods.detail.to')}
        adcode={region?.adcode ?? defaultRegion.adcode}
        onConfirm={({ state, city, county, adcode }) =>
          keep({ adcode, text: [...new Set([state, city, county])].join('') })
        }
      />
    ),
  };
}
