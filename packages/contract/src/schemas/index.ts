import { activity } from './activity';
import { activityRules } from './activity-rules';
import { address } from './address';
import { advice } from './advice';
import { annualCard } from './annual-card';
import { appointment } from './appointment';
import { bargain } from './bargain';
import { blindBox } from './blind-box';
import { bridge } from './bridge';
import { cart } from './cart';
import { config } from './config';
import { consent } from './consent';
import { contacts } from './contacts';
import { coupon } from './coupon';
import { favorite } from './favorite';
import { flashSale } from './flash-sale';
import { goods } from './goods';
import { groupBuy } from './group-buy';
import { home } from './home';
import { hotel } from './hotel';
import { international } from './international';
import { invoice } from './invoice';
import { jump } from './jump';
import { location } from './location';
import { login } from './login';
import { lottery } from './lottery';
import { member } from './member';
import { message } from './message';
import { myActivity } from './my-activity';
import { nft } from './nft';
import { notice } from './notice';
import { order } from './order';
import { payment } from './payment';
import { preview } from './preview';
import { prize } from './prize';
import { refund } from './refund';
import { region } from './region';
import { review } from './review';
import { scenicSpot } from './scenic-spot';
import { search } from './search';
import { service } from './service';
import { session } from './session';
import { shop } from './shop';
import { special } from './special';
import { subscription } from './subscription';
import { system } from './system';
import { ticket } from './ticket';
import { tracking } from './tracking';
import { transactionSnapshot } from './transaction-snapshot';
import { upload } from './upload';
import { userCenter } from './user-center';
import { voucher } from './voucher';

/** What every call takes and answers, under the same names as in `calls`. Needs zod: for servers and tests only. */
export const schemas = {
  system,
  config,
  home,
  international,
  session,
  login,
  member,
  bargain,
  blindBox,
  nft,
  preview,
  annualCard,
  consent,
  lottery,
  prize,
  bridge,
  contacts,
  address,
  scenicSpot,
  ticket,
  order,
  payment,
  refund,
  tracking,
  upload,
  notice,
  location,
  subscription,
  hotel,
  search,
  special,
  region,
  favorite,
  shop,
  goods,
  service,
  review,
  cart,
  coupon,
  activity,
  flashSale,
  groupBuy,
  activityRules,
  invoice,
  transactionSnapshot,
  advice,
  message,
  userCenter,
  myActivity,
  appointment,
  jump,
  voucher,
};

export { envelope, failure } from './envelope';
export { picture } from './fields';
export { textBlock } from './scenic-spot';
export type { CallSchema, SchemasFor } from './schema';
export * as staticFiles from './static-files';
