import type { ApiClient } from '@yunyou/api-client';
import type { Channel } from '@yunyou/channel';
import type { Environment } from '@yunyou/contract';
import type { Host } from '@yunyou/host';
import type { I18n } from '@yunyou/i18n';
import type { ServerClock } from '@yunyou/server-clock';
import type { ActivityLines } from './activity-line/activity-lines';
import type { Addresses } from './address/addresses';
import type { Advice } from './advice/advice';
import type { AnnualCards } from './annual-card/annual-cards';
import type { Appointments } from './appointment/appointments';
import type { Bargains } from './bargain/bargains';
import type { BlindBoxes } from './blind-box/blind-boxes';
import type { Share } from './bridge/share';
import type { CardActivation } from './card-activation/card-activation';
import type { Cart } from './cart/cart';
import type { PublicReads } from './catalogue';
import type { AppConfig } from './config/app-config';
import type { Travellers } from './contacts/travellers';
import type { Drafts } from './core/drafts';
import type { EventSource } from './core/events';
import type { Lazy } from './core/lazy';
import type { LocaleChoice } from './core/locale';
import type { RecentCall } from './core/recent-calls';
import type { Coupons } from './coupon/coupons';
import type { Favorites } from './favorite/favorites';
import type { FlashSales } from './flash-sale/flash-sale';
import type { GroupBuys } from './group-buy/group-buy';
import type { Invoices } from './invoice/invoices';
import type { Jumps } from './jump/jumps';
import type { SdkLocation } from './location/location';
import type { PlaceChoice } from './location/place-choice';
import type { Logins } from './login/logins';
import type { Lotteries } from './lottery/lotteries';
import type { Account } from './member/account';
import type { PictureChoice } from './member/picture-choice';
import type { Inbox } from './message/inbox';
import type { SdkNavigation } from './navigation/navigation';
import type { Collectibles } from './nft/collectibles';
import type { Orders } from './order/orders';
import type { SdkPayment } from './payment/payment';
import type { Prizes } from './prize/prizes';
import type { Refunds } from './refund/refunds';
import type { Reviews } from './review/own-reviews';
import type { Search } from './search/search';
import type { Session } from './session/session';
import type { SdkSnapshot } from './snapshot';
import type { StayChoice } from './stay/stay';
import type { SdkSubscription } from './subscription/subscription';
import type { Tracking } from './tracking/tracking';
import type { TransactionSnapshots } from './transaction-snapshot/transaction-snapshots';
import type { Uploads } from './upload/uploads';
import type { UserCenter } from './user-center/user-center';
import type { VoucherLinks } from './voucher/voucher-links';

/** Everything an app needs besides its pages. One object per app, per test, per rendered request. */
export interface Sdk extends EventSource, PublicReads {
  readonly host: Host;
  /**
   * Every call of the contract, for what the parts below do not cover: `const api = await sdk.api()`, then
   * `api.order.cancel({ id })`. Lazy: its code is fetched by the first call of any part.
   */
  readonly api: Lazy<ApiClient>;
  /** The last 20 calls that have ended, the newest first: path, code and duration, nothing of what was sent. */
  recentCalls(): readonly RecentCall[];
  readonly channel: Channel;
  readonly environment: Environment;
  /** The server's time; starts with `start`. */
  readonly clock: ServerClock;
  readonly i18n: I18n;
  readonly locale: LocaleChoice;
  readonly navigation: SdkNavigation;
  readonly session: Session;
  /** The ways in besides the mobile number. Lazy; rejects with ApiError when their code cannot be had. */
  readonly logins: Lazy<Logins>;
  /** What a member does with their own account. Lazy too. */
  readonly account: Lazy<Account>;
  readonly config: AppConfig;
  /** Prefetch: `layout` and `catalogue` for what a visitor may want next, cached for them and silent when they fail. */
  readonly prefetch: PublicReads;
  /** Where the visitor is: the city chosen by hand, the device, the IP address, the default. */
  readonly location: SdkLocation;
  /** Places that one page lets another choose. */
  readonly places: PlaceChoice;
  /** Pictures of a person that one page lets the cropper cut out. */
  readonly pictures: PictureChoice;
  /** Subscribe messages of mini-programs. */
  readonly subscription: SdkSubscription;
  /** The search over everything, and what was searched for on this device. */
  readonly search: Search;
  /** Nights and guests chosen in this visit. */
  readonly stay: StayChoice;
  readonly favorites: Favorites;
  readonly travellers: Travellers;
  readonly addresses: Addresses;
  readonly cart: Cart;
  /** Coupons: what the member has, claiming and codes. */
  readonly coupons: Coupons;
  readonly orders: Orders;
  /** Tickets that are passed on to others. */
  readonly voucherLinks: VoucherLinks;
  /** Money back for parts of an order. */
  readonly refunds: Refunds;
  /** Files that a member sends along with something. */
  readonly uploads: Uploads;
  /** Invoices and the title book. Lazy. */
  readonly invoices: Lazy<Invoices>;
  /** What was agreed on orders, and its check on this device. Lazy. */
  readonly transactionSnapshots: Lazy<TransactionSnapshots>;
  /** What a member says of what they used, and what others' reviews are to them. */
  readonly reviews: Reviews;
  /** A member's suggestions and their answers. Lazy. */
  readonly advice: Lazy<Advice>;
  /** Appointments: what can be appointed, the member's own, waiting lists. Lazy. */
  readonly appointments: Lazy<Appointments>;
  /** Flash sales: sessions, things, the member's places. Lazy. */
  readonly flashSale: Lazy<FlashSales>;
  /** Group buying: groups, agreeing to their rules, leaving them. Lazy. */
  readonly groupBuy: Lazy<GroupBuys>;
  /** Bargains: starting one, helping others, checking how a price was cut. Lazy. */
  readonly bargains: Lazy<Bargains>;
  /** Draws: the member's chances, drawing, tasks, checking how it was drawn. Lazy. */
  readonly lotteries: Lazy<Lotteries>;
  /** Blind boxes: the member's own, opening them, ages, checking how they were drawn. Lazy. */
  readonly blindBoxes: Lazy<BlindBoxes>;
  /** Persons on annual cards: consent, portraits, activation, examination. Lazy. */
  readonly cardActivation: Lazy<CardActivation>;
  /** The member's annual cards: those that are there, their entries and codes. Lazy. */
  readonly annualCards: Lazy<AnnualCards>;
  /** Collectibles: activities, the member's pieces, the identity check, exchanges, certificates. Lazy. */
  readonly collectibles: Lazy<Collectibles>;
  /** What the member has won. Lazy. */
  readonly prizes: Lazy<Prizes>;
  /** Where the codes of posters, scenes and links lead. Lazy. */
  readonly jumps: Lazy<Jumps>;
  /** The activity that something is ordered in, as the address of an order form names it. Lazy. */
  readonly activityLines: Lazy<ActivityLines>;
  /** A member's messages, and which notices were read here. */
  readonly inbox: Inbox;
  /** What the member's own room counts and lists. Lazy. */
  readonly userCenter: Lazy<UserCenter>;
  readonly payment: SdkPayment;
  readonly drafts: Drafts;
  readonly share: Share;
  readonly tracking: Tracking;
  /** The launch: channel, server time, texts, configuration, stored login. Never rejects; a second call joins the first. */
  start(): Promise<void>;
  /** Everything known so far, for the browser that shows the page rendered with this SDK. */
  snapshot(): SdkSnapshot;
  /** Stops timers and listeners. The object is of no use afterwards. */
  dispose(): void;
}
