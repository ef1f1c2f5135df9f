import { type OrderDetail, orderStatus, stayState } from '@yunyou/contract';
import { nightsBetween } from '@yunyou/sdk';
import { Button } from '../../../../components/button';
import { Card } from '../../../../components/card';
import { Cell, CellGroup } from '../../../../components/cell';
import { Link } from '../../../../components/link';
import { PictureRow } from '../../../../components/picture-row';
import { Tag, type TagProps } from '../../../../components/tag';
import { ClockIcon, MapPinIcon, PhoneIcon } from '../../../../icons';
import { useLazySheet } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { arrivalText } from '../../arrival-text';
import { lineName } from '../../order-lines';
import styles from './StayCard.module.css';
import { roomNumber, type StayLine, stayLinesOf } from './stay-order';

/** Where an order is used, on the map. */
export interface OrderPlace {
  name: string;
  address: string;
  lat: number;
  lng: number;
}

export interface StayCardProps {
  order: OrderDetail;
  hrefs: { hotel: string; place: (place: OrderPlace) => string };
  /** Called when guests or arrival were changed. */
  onChanged: () => void;
}

const loadEdit = () => import('./EditStay.lazy');

const tones: Readonly<Record<number, TagProps['tone']>> = {
  [stayState.booked]: 'primary',
  [stayState.checkedIn]: 'success',
  [stayState.noShow]: 'warning',
};

/** The stay of an order: the hotel, its days and times, each room with its guest and where it stands, the call and the way. */
export function StayCard({ order, hrefs, onChanged }: StayCardProps) {
  const texts = useTexts();
  const { t, day, locale } = texts;
  const { Sheet: Edit, open: editing, setOpen: setEditing } = useLazySheet(loadEdit);
  const lines = stayLinesOf(order);
  const [first] = lines;
  if (!first) return null;
  const { startDate, endDate, checkInFrom, checkOutUntil } = first;
  // As it was when it was booked.
  const { stayHotel: hotel } = order;
  // An order of a bundle is called like the bundle.
  const name = first.bundle ? (hotel?.name[locale] ?? first.hotelName) : order.title;
  const address = hotel?.address[locale];
  const end = (label: string, of: string, text: string) => (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.end}>
        <strong>{day(of, 'named')}</strong>
        <span className={styles.time}>{text}</span>
      </dd>
    </div>
  );
  return (
    <>
      <Card flush>
        <Link href={hrefs.hotel} className={styles.hotel}>
          <PictureRow picture={order.picture}>
            <strong>{name}</strong>
            {address && <span className={styles.label}>{address}</span>}
          </PictureRow>
        </Link>
        <p className={styles.party}>
          {t('order.stay.party', {
            rooms: sumOf(lines, ({ quantity }) => quantity),
            adults: sumOf(lines, ({ adults }) => adults),
            children: sumOf(lines, ({ childAges }) => childAges.length),
          })}
        </p>
        <dl className={styles.days}>
          {end(t('order.stay.from'), startDate, t('order.stay.after', { time: checkInFrom }))}
          <div className={styles.nights}>
            <dt className={styles.hidden}>{t('order.stay.head')}</dt>
            <dd className={styles.end}>
              {t('order.stay.nights', { count: nightsBetween(startDate, endDate) })}
            </dd>
          </div>
          {end(t('order.stay.to'), endDate, t('order.stay.before', { time: checkOutUntil }))}
        </dl>
        {lines.map((line) => (
          <Rooms key={line.id} line={line} order={order} />
        ))}
        {order.canUpdateStay && (
          <div className={styles.edit}>
            <Button variant="text" onClick={() => setEditing(true)}>
              {t('order.stay.edit')}
            </Button>
          </div>
        )}
      </Card>
      <CellGroup>
        <Cell
          icon={<ClockIcon size={20} />}
          title={t('order.stay.arrivalTerm')}
          value={arrivalText(texts, first.arrivalTime, checkInFrom)}
        />
        {hotel?.phone && (
          <Cell
            icon={<PhoneIcon size={20} />}
            title={t('order.stay.call')}
            description={hotel.phone}
            href={`tel:${hotel.phone}`}
          />
        )}
        {hotel && (
          <Cell
            icon={<MapPinIcon size={20} />}
            title={t('order.stay.way')}
            href={hrefs.place({ name, address: address ?? '', lat: hotel.lat, lng: hotel.lng })}
          />
        )}
      </CellGroup>
      {Edit && <Edit open={editing} onOpenChange={setEditing} order={order} onDone={onChanged} />}
    </>
  );
}

const sumOf = (lines: readonly StayLine[], countOf: (line: StayLine) => number): number =>
  lines.reduce((sum, line) => sum + countOf(line), 0);

function Rooms({ line, order }: { line: StayLine; order: Pick<OrderDetail, 'stayRooms' | 'status'> }) {
  const { t } = useTexts();
  // Before it is paid and confirmed, the order alone says where it stands: nothing is booked yet.
  const isOpen =
    order.status === orderStatus.pendingPayment || order.status === orderStatus.pendingConfirmation;
  const own = order.stayRooms.filter(({ lineId }) => lineId === line.id);
  return (
    <div className={styles.rooms}>
      <p className={styles.roomName}>
        {lineName(line)}{' '}
        <span className={styles.label}>{t('order.stay.rooms', { count: line.quantity })}</span>
      </p>
      {own.length > 0 && (
        <ul className={styles.list}>
          {own.map((room) => (
            <li key={room.unit} className={styles.room}>
              <span>
                <span className={styles.label}>
                  {t('order.stay.room', { room: roomNumber(order, room) })}
                </span>{' '}
                {room.guestName}
                {room.doorNumber && (
                  <strong className={styles.door}>{t('order.stay.door', { door: room.doorNumber })}</strong>
                )}
              </span>
              {!(isOpen && room.stayState === stayState.booked) && (
                <Tag tone={tones[room.stayState] ?? 'neutral'}>
                  {t('order.stay.state', { state: String(room.stayState) })}
                </Tag>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
