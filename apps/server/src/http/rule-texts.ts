import type { BusinessRule, LocalizedText, ServerErrorCode } from '@yunyou/contract';

/** Code and words of every business rule. The words say what to do. */
export const ruleTexts: Record<BusinessRule, LocalizedText & { code: ServerErrorCode }> = {
  codeTooSoon: {
    code: 422,
    'zh-Hans': '验证码已发送，请稍后再获取',
    en: 'A code was just sent; please wait before asking for another',
  },
  codeWrong: {
    code: 422,
    'zh-Hans': '验证码错误，请重新输入',
    en: 'That code is not right; please enter it again',
  },
  codeExpired: {
    code: 422,
    'zh-Hans': '验证码已失效，请重新获取',
    en: 'That code has expired; please get a new one',
  },
  codeNotSent: {
    code: 422,
    'zh-Hans': '验证码发送失败，请稍后重新获取',
    en: 'The code could not be sent; please ask for another one in a moment',
  },

  pictureNeeded: {
    code: 422,
    'zh-Hans': '请先完成图形验证，再获取验证码',
    en: 'Please type the digits of the picture before you ask for another code',
  },
  pictureWrong: {
    code: 422,
    'zh-Hans': '图形验证码错误，请换一张重试',
    en: 'Those are not the digits of the picture; please try another one',
  },
  authorisationFailed: { code: 422, 'zh-Hans': '授权失败', en: 'The authorisation failed; please try again' },
  mobileTaken: {
    code: 409,
    'zh-Hans': '该手机号已被其他账号使用，请换一个',
    en: 'Another account uses this number; please take another one',
  },
  openOrders: {
    code: 409,
    'zh-Hans': '您还有未完成的订单，完成或取消后才能注销',
    en: 'There are open orders; finish or cancel them before you cancel your account',
  },
  stillOwed: {
    code: 409,
    'zh-Hans': '您还有储值余额或未到账的退款，结清后才能注销',
    en: 'There is still stored value or a refund on its way; settle it before you cancel your account',
  },

  contactDuplicate: {
    code: 409,
    'zh-Hans': '该证件已在出行人列表中',
    en: 'A traveller with this document is on your list already',
  },
  contactLimit: {
    code: 422,
    'zh-Hans': '出行人数量已达上限，请先删除不用的',
    en: 'Your traveller list is full; please delete some first',
  },
  certificateInvalid: {
    code: 422,
    'zh-Hans': '证件号码不正确，请检查',
    en: 'That document number is not valid; please check it',
  },
  mobileInvalid: {
    code: 422,
    'zh-Hans': '手机号码不正确，请检查',
    en: 'That mobile number is not valid; please check it',
  },

  addressInvalid: {
    code: 422,
    'zh-Hans': '所在地区不正确，请重新选择',
    en: 'That region is not right; please choose it again',
  },
  addressLimit: {
    code: 422,
    'zh-Hans': '最多保存{n}个地址',
    en: 'You can keep {n} addresses at most; please delete one first',
  },
  regionOutdated: {
    code: 422,
    'zh-Hans': '行政区划已调整，请重新选择',
    en: 'The administrative regions have changed; please choose the region again',
  },

  notOnSale: {
    code: 410,
    'zh-Hans': '该产品已下架，请选择其他产品',
    en: 'This is no longer on sale; please choose something else',
  },
  dayClosed: {
    code: 422,
    'zh-Hans': '所选日期不可预订，请换一天',
    en: 'This day cannot be booked; please choose another',
  },
  soldOut: {
    code: 409,
    'zh-Hans': '余票不足，请减少数量或换一天',
    en: 'Not enough tickets are left; please take fewer or choose another day',
  },
  tooManyTickets: { code: 422, 'zh-Hans': '超过每单限购数量', en: 'That is more than one order may hold' },
  travellersMissing: {
    code: 422,
    'zh-Hans': '请为每张票选择出行人',
    en: 'Please choose a traveller for every ticket',
  },
  travellerDuplicate: {
    code: 422,
    'zh-Hans': '同一出行人不能重复购票',
    en: 'The same traveller cannot have two tickets',
  },
  travellerDocument: {
    code: 422,
    'zh-Hans': '证件类型不符合要求，请重新选择',
    en: 'ID document does not meet requirements, please choose again',
  },
  travellerAge: {
    code: 422,
    'zh-Hans': '年龄不符合要求，请重新选择',
    en: 'age does not meet requirements, please choose again',
  },
  travellerGender: { code: 422, 'zh-Hans': '性别有误，请重新选择', en: 'gender wrong, please choose again' },
  travellerBooked: {
    code: 422,
    'zh-Hans': '该出行人当天已有本景区的门票，请换人或换一天',
    en: 'This traveller already has a ticket for this spot on that day; choose another traveller or day',
  },
  tooManyUnpaid: {
    code: 422,
    'zh-Hans': '请先支付或取消未付款订单',
    en: 'Please pay or cancel your unpaid orders first',
  },
  priceChanged: {
    code: 409,
    'zh-Hans': '价格有变动，请确认新的价格',
    en: 'The price has changed; please confirm the new one',
  },

  roomSoldOut: {
    code: 409,
    'zh-Hans': '{nights}房间不足，请减少房间或换个日期',
    en: 'Not enough rooms on {nights}; take fewer or change the dates',
  },
  termsChanged: {
    code: 409,
    'zh-Hans': '预订条款有变动，请确认新的条款',
    en: 'The terms have changed; please confirm the new ones',
  },
  stayRange: {
    code: 422,
    'zh-Hans': '请选择正确的入住和离店日期',
    en: 'Please choose valid days of arrival and departure',
  },
  nightClosed: {
    code: 422,
    'zh-Hans': '{nights}不可预订，请换个日期',
    en: '{nights} cannot be booked; please change the dates',
  },
  minNights: { code: 422, 'zh-Hans': '该价格{n}晚起订', en: 'This rate needs at least {n} nights' },
  maxNights: { code: 422, 'zh-Hans': '该价格最多连住{n}晚', en: 'This rate allows at most {n} nights' },
  arrivalClosed: { code: 422, 'zh-Hans': '当天不可入住', en: 'No arrivals on this day' },
  departureClosed: { code: 422, 'zh-Hans': '当天不可离店', en: 'No departures on this day' },
  bookTooLate: { code: 410, 'zh-Hans': '已过可预订时间', en: 'Booking has closed' },
  notYetOpen: { code: 422, 'zh-Hans': '{time}开放预订', en: 'Opens at {time}' },
  tooManyRooms: { code: 422, 'zh-Hans': '每单最多预订{n}间', en: 'At most {n} rooms in one order' },
  tooManyGuests: {
    code: 422,
    'zh-Hans': '超过可住人数，请增加房间',
    en: 'More guests than the rooms hold; please add a room',
  },
  guestNames: {
    code: 422,
    'zh-Hans': '请为每间房填写一位入住人',
    en: 'Please name one guest for every room',
  },
  arrivalTooLate: {
    code: 422,
    'zh-Hans': '到店付房间保留至{time}，请选择更早的到店时间',
    en: 'A room paid at the desk is kept until {time}',
  },
  deskLimit: {
    code: 422,
    'zh-Hans': '未入住的到店付订单过多，请使用在线支付',
    en: 'Too many open pay-at-desk orders; please pay online',
  },
  deskMixed: {
    code: 422,
    'zh-Hans': '到店付和在线支付的房间请分开预订',
    en: 'Book pay-at-desk and prepaid rooms separately',
  },
  outsideWindow: {
    code: 422,
    'zh-Hans': '不在可使用的时间内',
    en: 'This is not the time in which it can be used',
  },

  favoriteLimit: {
    code: 422,
    'zh-Hans': '收藏已达{n}个，请先删除不用的',
    en: 'You have {n} favourites; please remove some first',
  },

  transitionRefused: {
    code: 409,
    'zh-Hans': '订单状态已变化，请刷新后再试',
    en: 'The order has changed; please refresh and try again',
  },
  orderNotPayable: { code: 409, 'zh-Hans': '订单当前无法支付', en: 'This order cannot be paid now' },
  orderExpired: {
    code: 410,
    'zh-Hans': '订单已超时关闭，请重新下单',
    en: 'This order has closed because time ran out; please order again',
  },
  alreadyPaid: { code: 409, 'zh-Hans': '订单已支付，请勿重复付款', en: 'This order is paid already' },
  payChannelUnknown: {
    code: 422,
    'zh-Hans': '不支持该支付方式，请换一种',
    en: 'This way to pay is not available; please choose another',
  },
  payChannelDown: {
    code: 409,
    'zh-Hans': '支付通道繁忙，请稍后重试',
    en: 'The payment system is busy; please try again in a moment',
  },

  refundNotAllowed: {
    code: 422,
    'zh-Hans': '按退改规则无法退款，请联系客服',
    en: 'The refund rule does not allow this; please call us',
  },
  refundTooLate: { code: 410, 'zh-Hans': '已过可退时间', en: 'The time for a refund is over' },
  refundOpen: { code: 409, 'zh-Hans': '退款处理中', en: 'Being refunded' },
  refundChanged: {
    code: 409,
    'zh-Hans': '退款金额有变化，请确认新的金额',
    en: 'The refund has changed; please confirm the new amount',
  },
  refundLimit: {
    code: 422,
    'zh-Hans': '退款次数已达上限，请将剩余部分一次退完',
    en: 'There were too many refunds; please give all that is left back at once',
  },
  unitsUsed: {
    code: 409,
    'zh-Hans': '所选项目已使用，无法退款',
    en: 'What you chose has been used and cannot be refunded',
  },
  partialNotYet: {
    code: 422,
    'zh-Hans': '商家确认前只能整单退款',
    en: 'Before the merchant has confirmed, only the whole order can be given back',
  },
  payTooOld: {
    code: 410,
    'zh-Hans': '付款已超过365天，无法原路退回，请联系客服',
    en: 'This was paid more than 365 days ago and cannot be sent back; please call us',
  },

  idempotencyMismatch: {
    code: 409,
    'zh-Hans': '请求重复但内容不同，请刷新后再试',
    en: 'This request was sent before with other content; please refresh and try again',
  },
  idempotencyPending: {
    code: 409,
    'zh-Hans': '上一次请求正在处理，请稍候',
    en: 'The same request is still being worked on; please wait',
  },
};
