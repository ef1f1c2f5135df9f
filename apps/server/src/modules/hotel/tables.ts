import type {
  AddBedRule,
  CancelDeadline,
  ConfirmMode,
  HotelCategory,
  HotelRoom,
  HotelStar,
  LocalizedText,
  PhotoGroup,
  Picture,
  StayState,
  TieredRefundRule,
} from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** The part of the database that is hotels, and the stays in them. */
export interface HotelTables {
  hotels: {
    id: string;
    supplier_id: Generated<string>;
    sort: number;
    city_name: string;
    star: HotelStar;
    category: HotelCategory;
    lat: number;
    lng: number;
    phone: string;
    rating: number;
    rating_count: number;
    check_in_from: string;
    check_out_until: string;
    late_night: boolean;
    child_not_counted_below: number;
    on_sale: boolean;
    /** Ids in the operator's list of facilities, of both levels. */
    facilities: string[];
    picture: Json<Picture>;
    thumb: Json<Picture>;
    content: Json<HotelContent>;
  };
  hotel_photos: { hotel_id: string; seq: number; photo_group: PhotoGroup; picture: Json<Picture> };
  hotel_rooms: {
    id: string;
    hotel_id: string;
    /** Its rooms by night; all its rates sell from there. */
    pool_id: string;
    sort: number;
    code: string;
    max_people: number;
    max_adults: number;
    max_children: number;
    add_bed: AddBedRule;
    area: number;
    room_window: HotelRoom['roomWindow'];
    window_picture: Json<Picture> | null;
    pictures: Json<Picture[]>;
    content: Json<RoomContent>;
  };
  hotel_rates: {
    id: string;
    room_id: string;
    sort: number;
    on_sale: Generated<boolean>;
    breakfasts: number;
    pay_at_desk: boolean;
    confirm_mode: ConfirmMode;
    refund_rule: Json<TieredRefundRule>;
    max_rooms: number;
    advance_days: number;
    cutoff: string;
    hold_time: string;
    content: Json<RateContent>;
  };
  /** Price and restrictions of a night at a rate; without a row it is not sold. */
  rate_nights: {
    rate_id: string;
    night: string;
    price_fen: number;
    closed: Generated<boolean>;
    closed_to_arrival: Generated<boolean>;
    closed_to_departure: Generated<boolean>;
    /** For stays that begin with this night. */
    min_nights: number | null;
    max_nights: number | null;
  };
  /** A booked room: a unit of a line. */
  stay_rooms: {
    id: string;
    order_id: string;
    line_id: string;
    unit: number;
    guest_cipher: string;
    state: StayState;
    door_number: Generated<string>;
    checked_in_ms: number | null;
    checked_out_ms: number | null;
  };
  /** A night in a booked room with its share of what was paid. `held`: it counts in the stock's `taken`. */
  stay_nights: { stay_room_id: string; night: string; paid_fen: number; held: boolean };
}

/** Chinese texts of a hotel; the English ones stand under the same names in `international_fields`. */
export interface HotelContent {
  name: string;
  district: string;
  address: string;
  tags: string[];
  /** HTML, as the two that follow. */
  intro: string;
  bookNote: string;
  hotelPolicy: string;
}

export interface RoomContent {
  hotelRoomName: string;
  bedType: string;
}

export interface RateContent {
  name: string;
}

/** What an order keeps of its hotel: what guests need on the way and at the desk, whatever becomes of the hotel's page. */
export interface KeptHotel {
  name: LocalizedText;
  address: LocalizedText;
  phone: string;
  lat: number;
  lng: number;
  /** HTML. */
  bookNote: LocalizedText;
}

/** What a line of rooms keeps of its rate, as it was sold. */
export interface StayLineDetail {
  hotelId: string;
  hotelName: string;
  /** Missing on orders made before it was kept. */
  hotel?: KeptHotel;
  adults: number;
  childAges: number[];
  arrivalTime: string;
  checkInFrom: string;
  checkOutUntil: string;
  payAtDesk: boolean;
  confirmMode: ConfirmMode;
  breakfasts: number;
  refundRule: TieredRefundRule;
  /** Absolute: later changes of the rate never reach the order. */
  cancelDeadlines: CancelDeadline[];
  holdUntilMs: number | null;
  /** Until when the hotel sells the day of arrival. */
  cutoff: string;
  nights: { night: string; priceFen: number }[];
  maxRooms: number;
  termsHash: string;
}
