export { ACTIVITY_SPECIALS } from './activity-specials';
export { type AgreementDocument, agreementHtml } from './agreements/agreement-html';
export { PRIVACY_POLICY } from './agreements/privacy-policy';
export { USER_TERMS } from './agreements/user-terms';
export { CITY_LIST, type DemoCity, type DemoProvince, RECOMMENDED_CITIES } from './cities';
export {
  type DemoHomeComponent,
  type DemoHomeLayout,
  type DemoIcon,
  type DemoTile,
  HOME_HELLO,
  HOME_LAYOUT,
} from './home';
export { HOTELS } from './hotels';
export { type DemoNotice, NOTICES } from './notices';
export { LICENSE_FACTS, OPERATOR } from './operator';
export { SPOT_OFFERS } from './spot-offers';
export { APP_FILE, SIDE_BAR_FILE, TAB_BAR_FILE, UPDATE_CONFIG_FILE } from './static-files';
export { type DayStock, stockOn } from './stock-on';
export type {
  CertType,
  DayKind,
  DemoSpot,
  DemoTicket,
  LocaleId,
  LocalText,
  OpenTime,
  PerDayKind,
  ProfileBlock,
  RefundRule,
  SpotOffer,
  SpotTheme,
  StockException,
  StockPool,
  TicketKind,
  TravellerRule,
  Weekday,
} from './types';
