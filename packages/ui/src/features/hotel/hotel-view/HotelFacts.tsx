import { type HotelDetail, type HotelDialogKind, hotelDialogKind } from '@yunyou/contract';
import { distanceM } from '@yunyou/sdk';
import { useState } from 'react';
import { Cell, CellGroup } from '../../../components/cell';
import { Distance } from '../../../components/distance';
import { Link, wantsAnotherWindow } from '../../../components/link';
import { CheckIcon, ChevronRightIcon, ClockIcon, MapPinIcon, PhoneIcon } from '../../../icons';
import { useLazySheet, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './HotelView.module.css';

export interface HotelFactsProps {
  hotel: HotelDetail;
  /** Addresses: all there is to read, one kind of it, the place on a map. */
  hrefs: { profile: (kind?: HotelDialogKind) => string; place: string };
}

/** So many facilities stand on the page. */
const FACILITIES = 4;
const kinds = Object.values(hotelDialogKind);

const loadDialog = () => import('./HotelInfo.lazy');

/** Where it is, whom to call, what there is; the four things to read open in a dialog. */
export function HotelFacts({ hotel, hrefs }: HotelFactsProps) {
  const { t } = useTexts();
  const { location } = useSdk();
  // Known where the person asked for what is near; nobody is asked here.
  const own = useStateOf(location.own);
  const [kind, setKind] = useState<HotelDialogKind>(hotelDialogKind.bookingNotes);
  const { Sheet: Info, open, setOpen } = useLazySheet(loadDialog);
  return (
    <>
      {hotel.facilities.length > 0 && (
        <ul aria-label={t('hotel.view.facilities')} className={styles.facilities}>
          {hotel.facilities.slice(0, FACILITIES).map(({ id, name }) => (
            <li key={id}>
              <CheckIcon size={16} />
              {name}
            </li>
          ))}
          <li>
            <Link href={hrefs.profile()} className={styles.more}>
              {t('hotel.view.allInfo')}
              <ChevronRightIcon size={14} />
            </Link>
          </li>
        </ul>
      )}
      <CellGroup>
        <Cell
          icon={<MapPinIcon size={20} />}
          title={hotel.address}
          description={
            <>
              {hotel.district}
              {own.position && (
                <>
                  {' · '}
                  <Distance
                    metres={distanceM(own.position, { latitude: hotel.lat, longitude: hotel.lng })}
                    from="you"
                  />
                </>
              )}
            </>
          }
          href={hrefs.place}
        />
        {hotel.phone && (
          <Cell
            icon={<PhoneIcon size={20} />}
            title={t('hotel.view.call')}
            description={hotel.phone}
            href={`tel:${hotel.phone}`}
          />
        )}
        <Cell
          icon={<ClockIcon size={20} />}
          title={t('hotel.view.times', { from: hotel.checkInFrom, until: hotel.checkOutUntil })}
        />
      </CellGroup>
      <nav aria-label={t('hotel.view.about')} className={styles.infos}>
        {kinds.map((one) => (
          <Link
            key={one}
            href={hrefs.profile(one)}
            className={styles.info}
            onClick={(event) => {
              if (wantsAnotherWindow(event)) return;
              event.preventDefault();
              setKind(one);
              setOpen(true);
            }}
          >
            {t('hotel.view.info', { kind: String(one) })}
          </Link>
        ))}
      </nav>
      {Info && <Info open={open} onOpenChange={setOpen} hotelId={hotel.id} kind={kind} />}
    </>
  );
}
