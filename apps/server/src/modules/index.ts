import type { AllHandlers } from '../http/request-context';
import { activity } from './activity/handlers';
import { activityRules } from './activity/rules-handlers';
import { address } from './address/handlers';
import { advice } from './advice/handlers';
import { annualCard } from './annual-card/handlers';
import { appointment } from './appointment/handlers';
import { bargain } from './bargain/handlers';
import { blindBox } from './blind-box/handlers';
import { bridge } from './bridge/handlers';
import { cart } from './cart/handlers';
import { config } from './config/handlers';
import { consent } from './consent/handlers';
import { contacts } from './contacts/handlers';
import { coupon } from './coupon/handlers';
import { favorite } from './favorite/handlers';
import { flashSale } from './flash-sale/handlers';
import { goods } from './goods/handlers';
import { groupBuy } from './group-buy/handlers';
import { home } from './home/handlers';
import { hotel } from './hotel/handlers';
import { international } from './international/handlers';
import { invoice } from './invoice/handlers';
import { jump } from './jump/handlers';
import { location } from './location/handlers';
import { lottery } from './lottery/handlers';
import { member } from './member/handlers';
import { message } from './message/handlers';
import { myActivity } from './my-activity/handlers';
import { nft } from './nft/handlers';
import { notice } from './notice/handlers';
import { order } from './order/handlers';
import { payment } from './payment/handlers';
import { preview } from './preview/handlers';
import { prize } from './prize/handlers';
import { refund } from './refund/handlers';
import { region } from './region/handlers';
import { review } from './review/handlers';
import { scenicSpot } from './scenic-spot/handlers';
import { search } from './search/handlers';
import { service } from './service/handlers';
import { session } from './session/handlers';
import { login } from './session/login-handlers';
import { shop } from './shop/handlers';
import { special } from './special/handlers';
import { subscription } from './subscription/handlers';
import { system } from './system/handlers';
import { ticket } from './ticket/handlers';
import { tracking } from './tracking/handlers';
import { transactionSnapshot } from './transaction-snapshot/handlers';
import { upload } from './upload/handlers';
import { userCenter } from './user-center/handlers';
import { voucher } from './voucher/handlers';

/** A handler for every call of the contract. */
export const handlers: AllHandlers = {
  system,
  config,
  home,
  international,
  session,
  login,
  member,
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
  activity,
  flashSale,
  groupBuy,
  bargain,
  prize,
  lottery,
  blindBox,
  annualCard,
  nft,
  preview,
  activityRules,
  coupon,
  cart,
  invoice,
  transactionSnapshot,
  advice,
  message,
  userCenter,
  myActivity,
  appointment,
  jump,
  consent,
  voucher,
};
