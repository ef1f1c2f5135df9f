import type { z } from 'zod';
import type { CallDomain, Calls } from './calls';
import type { failure, schemas, staticFiles } from './schemas';

type Schemas = typeof schemas;

/** Name of a call within its domain. */
export type CallName<Domain extends CallDomain> = keyof Calls[Domain] & keyof Schemas[Domain];

type SchemaOf<Domain extends CallDomain, Name extends CallName<Domain>> = Schemas[Domain][Name];

/** What a call takes, such as `RequestOf<'order', 'create'>`. */
export type RequestOf<Domain extends CallDomain, Name extends CallName<Domain>> =
  SchemaOf<Domain, Name> extends { request: infer Schema extends z.ZodType } ? z.output<Schema> : never;

/** What a call answers, such as `ResponseOf<'order', 'detail'>`. */
export type ResponseOf<Domain extends CallDomain, Name extends CallName<Domain>> =
  SchemaOf<Domain, Name> extends { response: infer Schema extends z.ZodType } ? z.output<Schema> : never;

/** The `data` of an answer that is not a success. */
export type Failure = z.output<typeof failure>;

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
export type UploadPolicy = ResponseOf<'upload', 'policy'>;
export type NoticeSummary = ResponseOf<'notice', 'list'>[number];
export type NoticeDetail = ResponseOf<'notice', 'detail'>;
export type License = ResponseOf<'notice', 'license'>;
export type TabBarFile = z.output<typeof staticFiles.tabBarFile>;
export type SideBarFile = z.output<typeof staticFiles.sideBarFile>;
export type AppFile = z.output<typeof staticFiles.appFile>;
export type UpdateConfigFile = z.output<typeof staticFiles.updateConfigFile>;
export type SubscribeConfigFile = z.output<typeof staticFiles.subscribeConfigFile>;
export type SubscribeTaskFile = z.output<typeof staticFiles.subscribeTaskFile>;

/** A page of records. */
export interface Page<Record> {
  records: Record[];
  total: number;
  size: number;
  current: number;
  pages: number;
}
