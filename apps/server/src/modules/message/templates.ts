import type { LocalizedText, MessageKind } from '@yunyou/contract';

/** What a message says of its subject. A text that has no language of its own is the same in both. */
export type MessageParameters = Readonly<Record<string, string | LocalizedText>>;

interface Template {
  kind: MessageKind;
  title: LocalizedText;
  body: LocalizedText;
  /** The page that it is about; `{id}` is the subject's. Without one it is only read. */
  href?: string;
}

const both = (zhHans: string, en: string): LocalizedText => ({ 'zh-Hans': zhHans, en });

const ORDER = '/packages/order/order-details/order-details?id={id}';

const PROFILE = '/packages/user-module/user-info/user-info';

const ofOrder = (
  title: LocalizedText,
  zhHans: string,
  en: string,
  kind: MessageKind = 'order',
): Template => ({
  kind,
  title,
  body: both(`{title}：${zhHans}（{sn}）`, `{title}: ${en} ({sn})`),
  href: ORDER,
});

const BARGAIN = '/packages/marketing/bargain-goods-detail/bargain-goods-detail?bargainId={id}';

const ofAppointment = (title: LocalizedText, zhHans: string, en: string): Template => ({
  kind: 'appointment',
  title,
  body: both(zhHans, en),
  href: '/packages/user-module/appointment-detail/appointment-detail?id={id}',
});

const CARD = '/packages/annual-card/card-detail/card-detail?cardId={id}';

const WAITING = '/packages/user-module/appointment-record/appointment-record?tab=waiting';

/** A template that has been sent is not changed in what it needs, only in its words. */
const written = {
  ticketIssued: ofOrder(
    both('出票成功', 'Your tickets are ready'),
    '已出票，凭码入园',
    'show the code at the gate',
  ),
  ticketIssueFailed: ofOrder(
    both('出票失败', 'No tickets could be issued'),
    '未能出票，款项原路退回',
    'your money goes back the way it came',
  ),
  verification: ofOrder(both('已核销', 'Used'), '电子凭证已核销', 'the voucher was used'),
  checkedIn: ofOrder(both('已办理入住', 'Checked in'), '祝您住得愉快', 'have a pleasant stay'),
  refundSucceeded: ofOrder(
    both('退款成功', 'Money refunded'),
    '款项已原路退回',
    'your money went back the way it came',
    'refund',
  ),
  paymentReminder: ofOrder(both('订单待付款', 'An order waits for payment'), '请尽快支付', 'please pay soon'),
  merchantConfirmed: ofOrder(
    both('商家已确认', 'Confirmed'),
    '商家已确认，凭码使用',
    'show the code on the day',
  ),
  merchantRejected: ofOrder(
    both('商家无法接单', 'The merchant cannot take it'),
    '已付款项原路退回',
    'whatever was paid goes back the way it came',
  ),
  bookingSucceeded: ofOrder(both('预订成功', 'Booked'), '凭码入住', 'show the code at the desk'),
  bookingFailed: ofOrder(
    both('预订未成功', 'Not booked'),
    '预订未成功或已取消',
    'it could not be booked, or was cancelled',
  ),
  checkInReminder: ofOrder(both('今日入住', 'Your stay begins today'), '请带好证件', 'bring your documents'),
  shipped: ofOrder(both('商品已发出', 'On its way'), '请留意物流', 'follow it in the order'),
  received: ofOrder(both('商品已签收', 'Received'), '包裹已签收', 'the parcel was received'),
  tripReminder: ofOrder(both('明日出行', 'Your visit is tomorrow'), '请带好证件', 'bring your documents'),
  orderExpiring: ofOrder(
    both('订单即将到期', 'An order is about to lapse'),
    '请尽快处理',
    'please look at it now',
  ),
  couponExpiring: {
    kind: 'coupon',
    title: both('优惠券即将到期', 'A coupon is about to expire'),
    body: both('{title} {day} 到期，请尽快使用', '{title} ends on {day}; use it in time'),
    href: '/packages/user-module/coupon-detail/coupon-detail?memberCouponId={id}',
  },
  activityStarting: {
    kind: 'activity',
    title: both('活动即将开始', 'Something begins soon'),
    body: both('您关注的{title}即将开始', '{title} begins in a moment'),
  },
  activityOnline: {
    kind: 'activity',
    title: both('您收藏的商品有活动', 'An offer on a favourite of yours'),
    body: both('{title}参加{activity}，记得按时来看', '{title} is part of {activity}; have a look in time'),
  },
  flashPlaceFree: {
    kind: 'activity',
    title: both('抢到名额了', 'A place is yours'),
    body: both(
      '{title}有名额了，为您保留3分钟，请尽快下单',
      'There is a place for {title}; it is kept for you for 3 minutes',
    ),
  },
  groupFormed: ofOrder(
    both('拼团成功', 'Your group is complete'),
    '拼团已成功',
    'your group is complete',
    'activity',
  ),
  groupFailed: ofOrder(
    both('拼团未成功', 'Your group did not come together'),
    '人数未满，款项原路退回',
    'there were not enough people; your money goes back the way it came',
    'activity',
  ),
  bargainSoldOut: {
    kind: 'activity',
    title: both('砍价已结束', 'Your bargain is over'),
    body: both('{title}已抢光，砍价已结束', '{title} is all gone, and your bargain with it'),
    href: BARGAIN,
  },
  bargainThanks: {
    kind: 'activity',
    title: both('谢谢您的帮忙', 'Thank you for your help'),
    body: both(
      '{title}已抢光，您帮忙的砍价已结束，谢谢您',
      '{title} is all gone; the bargain that you helped is over, and we thank you',
    ),
    href: BARGAIN,
  },
  prizeExpiring: {
    kind: 'activity',
    title: both('奖品即将过期', 'A prize is about to expire'),
    body: both('{title}请在{time}前领取，过期作废', 'Claim {title} before {time}; after that it is gone'),
    href: '/packages/user-module/my-prize/my-prize?id={id}',
  },
  drawTomorrow: {
    kind: 'activity',
    title: both('明日任务', 'A task for tomorrow'),
    body: both('{title}：明日签到可得抽奖机会', '{title}: sign in tomorrow for a chance'),
    href: '/packages/marketing/lottery/lottery?activeId={id}',
  },
  cardIssued: ofOrder(
    both('购卡成功', 'Your annual card is paid'),
    '可在“我的年卡”查看',
    'you find it among your annual cards',
  ),
  cardExpiring: {
    kind: 'order',
    title: both('年卡即将到期', 'An annual card is about to end'),
    body: both(
      '{title}（尾号{last4}）有效期至{day}，还有{days}天',
      '{title} (ending in {last4}) is valid until {day}; {days} days are left',
    ),
    href: CARD,
  },
  cardUnused: {
    kind: 'order',
    title: both('年卡请尽快激活', 'Please activate your annual card'),
    body: both(
      '{title}（尾号{last4}）请在{day}前激活，逾期未激活将自动全额退款',
      'Activate {title} (ending in {last4}) by {day}; otherwise it is paid back in full by itself',
    ),
    href: CARD,
  },
  adviceReplied: {
    kind: 'advice',
    title: both('您的意见有新回复', 'Your suggestion was answered'),
    body: both('{sn}：{text}', '{sn}: {text}'),
    href: '/packages/user-module/advice/advice?id={id}',
  },
  appointmentMade: ofAppointment(
    both('预约成功', 'Booked'),
    '{title}，{time}，{size}人，请准时到场',
    '{title}, {time}, for {size}; please be on time',
  ),
  appointmentConfirmed: ofAppointment(
    both('预约已确认', 'Confirmed'),
    '{title}，{time}，请准时到场',
    '{title}, {time}; please be on time',
  ),
  appointmentChanged: ofAppointment(
    both('改期成功', 'Time changed'),
    '{title}，新的时间为{time}',
    '{title} is now on {time}',
  ),
  appointmentTomorrow: ofAppointment(
    both('明日预约提醒', 'Your appointment is tomorrow'),
    '{title}，{time}，请带好证件',
    '{title}, {time}; bring your documents',
  ),
  appointmentSoon: ofAppointment(
    both('预约即将开始', 'Your appointment begins soon'),
    '{title}，{time}，请出示预约码入场',
    '{title}, {time}; show your code at the gate',
  ),
  appointmentEntered: ofAppointment(
    both('已入场', 'You are in'),
    '{title}，祝您玩得愉快',
    '{title}: have a good time',
  ),
  appointmentRejected: ofAppointment(
    both('预约未成功', 'Not booked'),
    '{title}，{time}，商家未能确认，可另选时段',
    '{title}, {time}: it could not be confirmed; please choose another time',
  ),
  appointmentClosed: ofAppointment(
    both('预约时段已关闭', 'Your slot was closed'),
    '{title}，{time}，因故关闭，可改约其他时段或退款',
    '{title}, {time} was closed; choose another time, or have your money back',
  ),
  rightExpiring: {
    kind: 'appointment',
    title: both('请尽快预约', 'Please book a time'),
    body: both('{title} {day} 到期，请尽快预约使用', '{title} ends on {day}; book a time before that'),
    href: '/packages/user-module/appointment/appointment',
  },
  waitOffered: {
    kind: 'appointment',
    title: both('候补有名额了', 'There are places for you'),
    body: both(
      '{title}，{time}，{size}人，请在{until}前确认',
      '{title}, {time}, for {size}; take them before {until}',
    ),
    href: WAITING,
  },
  waitOver: {
    kind: 'appointment',
    title: both('候补结束', 'The waiting list is over'),
    body: both('{title}，{time}，未能候补到名额', '{title}, {time}: no places became free'),
    href: WAITING,
  },
  appealAgreed: {
    kind: 'account',
    title: both('更换手机号申请已通过', 'Your new number was agreed to'),
    body: both(
      '新手机号{time}生效，届时其他设备会退出登录。{reason}',
      'It takes effect on {time}; your other devices are logged out then. {reason}',
    ),
    href: PROFILE,
  },
  appealRefused: {
    kind: 'account',
    title: both('更换手机号申请未通过', 'Your new number was not agreed to'),
    body: both('{reason}', '{reason}'),
    href: PROFILE,
  },
  appealTaken: {
    kind: 'account',
    title: both('手机号未能更换', 'Your number was not changed'),
    body: both(
      '新手机号已被其他账号使用，请换一个号码重新申请',
      'Another account uses the new number by now; please ask again with another one',
    ),
    href: PROFILE,
  },
  cardActivated: {
    kind: 'account',
    title: both('年卡已激活', 'Your annual card is active'),
    body: both('{title}：{name}已激活，有效期至{day}', '{title}: {name} is active, until {day}'),
    href: '/packages/annual-card/card-detail/card-detail?cardId={id}',
  },
  cardRefused: {
    kind: 'account',
    title: both('年卡激活未通过', 'An activation was refused'),
    body: both('{title}，{name}：{reason}', '{title}, {name}: {reason}'),
    href: '/packages/annual-card/card-examine/card-examine?id={id}',
  },
  cardFrozen: {
    kind: 'account',
    title: both('年卡已冻结', 'Your annual card is frozen'),
    body: both('{title}：{reason}', '{title}: {reason}'),
    href: '/packages/annual-card/card-detail/card-detail?cardId={id}',
  },
  cardPortraitEnded: {
    kind: 'account',
    title: both('请重新同意使用照片', 'Please agree to the portrait anew'),
    body: both(
      '{title}已续费；{name}的照片须由本人重新同意，原照片已删除，期间凭动态码入园',
      '{title} is renewed; {name} has to agree to the portrait anew. The old one is deleted, and the code opens the gate meanwhile',
    ),
    href: '/packages/annual-card/card-detail/card-detail?cardId={id}',
  },
  certificateIssued: {
    kind: 'activity',
    title: both('藏品已存证', 'Your collectible has its certificate'),
    body: both('{title}（{serial}）已存证', '{title} ({serial}) is entered in the ledger'),
    href: '/packages/nft/nft-collection/nft-collection?pieceId={id}',
  },
  operator: { kind: 'operator', title: both('{title}', '{title}'), body: both('{text}', '{text}') },
} as const satisfies Record<string, Template>;

export type MessageTemplate = keyof typeof written;

/** Every message there is. */
export const templates: Readonly<Record<MessageTemplate, Template>> = written;

/** A template's words with what it is about, in both languages. */
export function wordsOf(
  template: MessageTemplate,
  parameters: MessageParameters,
): { kind: MessageKind; title: LocalizedText; body: LocalizedText } {
  const { kind, title, body } = templates[template];
  const filled = (text: LocalizedText, locale: keyof LocalizedText) =>
    text[locale].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = parameters[name] ?? '';
      return typeof value === 'string' ? value : value[locale];
    });
  const inBoth = (text: LocalizedText) => both(filled(text, 'zh-Hans'), filled(text, 'en'));
  return { kind, title: inBoth(title), body: inBoth(body) };
}
