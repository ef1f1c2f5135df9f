export { SPOT_OFFERS } from './spot-offers';
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
