import type { CallTypes, EntityTypes, FailureType, FileTypes } from './call-types';
import type { Calls } from './calls';

export type { CallTypes };

/** Name of a domain. */
type Domains = keyof CallTypes;

/** Name of a call within its domain. */
export type CallName<Domain extends Domains> = keyof CallTypes[Domain] & keyof Calls[Domain];

type CallOf<Domain extends Domains, Name extends CallName<Domain>> = CallTypes[Domain][Name];

/** What a call takes, such as `RequestOf<'order', 'create'>`. */
export type RequestOf<Domain extends Domains, Name extends CallName<Domain>> =
  CallOf<Domain, Name> extends { request: infer Request } ? Request : never;

/** What a call answers, such as `ResponseOf<'order', 'detail'>`. */
export type ResponseOf<Domain extends Domains, Name extends CallName<Domain>> =
  CallOf<Domain, Name> extends { response: infer Response } ? Response : never;

/** The `data` of an answer that is not a success. */
export type Failure = FailureType;

/** Every answer's envelope. */
export interface Envelope<Data = unknown> {
  code: number;
  message: string;
  data: Data;
}

export type HomeLayout = ResponseOf<'home', 'layout'>;
export type HomeLayoutComponent = HomeLayout['components'][number];
export type HomePage = ResponseOf<'home', 'page'>;
export type CityInfo = ResponseOf<'home', 'cityInfo'>;
export type GeocoderAnswer = ResponseOf<'location', 'geocoder'>;
export type IpLocationAnswer = ResponseOf<'location', 'ipByMap'>;
export type LocalizedText = HomePage['helloText'];
export type SpotSummary = HomePage['spots'][number];
export type SpotDetail = ResponseOf<'scenicSpot', 'detail'>;
export type SpotProfile = ResponseOf<'scenicSpot', 'profile'>;
export type TextBlock = SpotProfile['blocks'][number];
export type Picture = SpotSummary['picture'];
export type TicketSummary = ResponseOf<'ticket', 'list'>[number];
export type TicketDetail = ResponseOf<'ticket', 'detail'>;
export type RefundRule = TicketSummary['refundRule'];
export type PriceCalendar = ResponseOf<'ticket', 'priceCalendar'>;
export type PriceCalendarDay = PriceCalendar['days'][number];
export type MemberInfo = ResponseOf<'session', 'userInfo'>;
export type LoginResponse = ResponseOf<'session', 'mobileLogin'>;
export type MemberProfile = ResponseOf<'member', 'profile'>;
export type Contact = ResponseOf<'contacts', 'detail'>;
export type CheckedContact = ResponseOf<'contacts', 'list'>[number];
export type ContactInput = RequestOf<'contacts', 'add'>;
export type Address = ResponseOf<'address', 'detail'>;
export type AddressInput = RequestOf<'address', 'add'>;
export type OrderLineRequest = RequestOf<'order', 'quote'>['lines'][number];
export type QuoteLine = ResponseOf<'order', 'quote'>['lines'][number];
export type Quote = ResponseOf<'order', 'quote'>;
export type BreakdownRow = Quote['breakdown'][number];
export type OrderSummary = ResponseOf<'order', 'list'>['records'][number];
export type OrderLine = OrderSummary['lines'][number];
export type OrderDetail = ResponseOf<'order', 'detail'>;
export type RefundQuote = ResponseOf<'refund', 'quote'>;
export type RefundRequestDetail = ResponseOf<'refund', 'detail'>;
export type VoucherSheet = ResponseOf<'order', 'vouchers'>;
export type Voucher = VoucherSheet['vouchers'][number];
export type PayChannel = ResponseOf<'payment', 'channels'>[number];
export type PaymentState = ResponseOf<'payment', 'state'>;
export type JsapiParameters = ResponseOf<'payment', 'wxMiniPay'>;
export type UnifiedPay = ResponseOf<'payment', 'unifyPay'>;
export type HotelSearch = ResponseOf<'hotel', 'search'>;
export type HotelSummary = HotelSearch['records'][number];
export type HotelBasic = ResponseOf<'hotel', 'basic'>;
export type HotelDetail = ResponseOf<'hotel', 'detail'>;
export type HotelProfile = ResponseOf<'hotel', 'profile'>;
export type HotelPhotos = ResponseOf<'hotel', 'photoDetail'>;
export type HotelRooms = ResponseOf<'hotel', 'hotelRoomList'>;
export type HotelRoom = HotelRooms['rooms'][number];
export type HotelRate = HotelRoom['hotelRatesVoList'][number];
export type HotelRateDetail = ResponseOf<'hotel', 'hotelratesDetail'>;
export type CancelDeadline = HotelRate['cancelDeadlines'][number];
export type TieredRefundRule = HotelRate['refundRule'];
export type NightCalendar = ResponseOf<'hotel', 'priceCalendar'>;
export type NightCalendarDay = NightCalendar['days'][number];
export type StayRoom = OrderDetail['stayRooms'][number];
export type SearchPage = ResponseOf<'search', 'index'>;
export type SearchRecord = SearchPage['records'][number];
export type SearchCensus = ResponseOf<'search', 'census'>;
export type SearchSuggestion = ResponseOf<'search', 'suggest'>[number];
export type Special = ResponseOf<'special', 'detail'>;
export type SpecialSummary = ResponseOf<'special', 'list'>['records'][number];
export type Region = ResponseOf<'region', 'relateList'>[number];
export type UploadPolicy = ResponseOf<'upload', 'policy'>;
export type NoticeSummary = ResponseOf<'notice', 'list'>[number];
export type NoticeDetail = ResponseOf<'notice', 'detail'>;
export type License = ResponseOf<'notice', 'license'>;
export type TabBarFile = FileTypes['tabBarFile'];
export type SideBarFile = FileTypes['sideBarFile'];
export type AppFile = FileTypes['appFile'];
export type UpdateConfigFile = FileTypes['updateConfigFile'];
export type SubscribeConfigFile = FileTypes['subscribeConfigFile'];
export type SubscribeTaskFile = FileTypes['subscribeTaskFile'];

export type AppointmentSlot = EntityTypes['AppointmentSlot'];
export type RefundDetail = EntityTypes['RefundDetail'];
export type RefundStatus = EntityTypes['RefundStatus'];
export type Review = EntityTypes['Review'];
export type ReviewInput = EntityTypes['ReviewInput'];
export type AnnualCardSummary = EntityTypes['AnnualCardSummary'];
export type CartItem = EntityTypes['CartItem'];
export type GoodsSummary = EntityTypes['GoodsSummary'];
export type MemberAnnualCard = EntityTypes['MemberAnnualCard'];
export type ActivitySummary = EntityTypes['ActivitySummary'];
export type BargainState = EntityTypes['BargainState'];
export type CouponSummary = EntityTypes['CouponSummary'];
export type Draw = EntityTypes['Draw'];
export type GroupState = EntityTypes['GroupState'];
export type Prize = EntityTypes['Prize'];

/** A page of records. */
export interface Page<Record> {
  records: Record[];
  total: number;
  size: number;
  current: number;
  pages: number;
}
