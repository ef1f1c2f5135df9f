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
  agreementChanged: {
    code: 409,
    'zh-Hans': '注销协议已更新，请重新阅读',
    en: 'The agreement has changed; please read it again',
  },
  mobileChangeTooSoon: {
    code: 422,
    'zh-Hans': '{day}后可再次更换手机号',
    en: 'You can change your number again after {day}',
  },
  mobileAppealOver: {
    code: 409,
    'zh-Hans': '该申请已结束',
    en: 'This request is over already',
  },
  birthdayTooSoon: {
    code: 422,
    'zh-Hans': '生日一年只能修改一次，{day}后可再次修改',
    en: 'The birthday can be changed once a year; you can change it again after {day}',
  },
  nameRefused: {
    code: 422,
    'zh-Hans': '昵称含有不能使用的内容，请换一个',
    en: 'That name has words that cannot be used; please take another one',
  },
  lastLogin: {
    code: 422,
    'zh-Hans': '这是您唯一的登录方式，不能解绑',
    en: 'This is your only way to log in; it cannot be unbound',
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

  skuGone: {
    code: 410,
    'zh-Hans': '该规格已下架，请重新选择',
    en: 'This option is gone; please choose again',
  },
  shopClosed: { code: 410, 'zh-Hans': '店铺暂停营业', en: 'This shop is closed' },
  amountOutOfRange: { code: 422, 'zh-Hans': '每单{min}至{max}件', en: '{min} to {max} per order' },
  purchaseLimit: {
    code: 422,
    'zh-Hans': '每人限购{limit}件，您还可购买{left}件',
    en: 'Limit {limit} per person; you may buy {left} more',
  },
  notDeliverable: {
    code: 422,
    'zh-Hans': '{name}暂不支持配送至该地区',
    en: '{name} is not delivered to this region',
  },
  addressNeeded: { code: 422, 'zh-Hans': '请添加收货地址', en: 'Please add a delivery address' },
  contactNeeded: {
    code: 422,
    'zh-Hans': '请填写联系人姓名和手机号',
    en: 'Please give the name and mobile number of a contact',
  },
  bundleWhole: {
    code: 422,
    'zh-Hans': '套餐只能整单退，请选择全部项目',
    en: 'A bundle goes back only as a whole; please choose all of it',
  },
  bundlePartUsed: {
    code: 409,
    'zh-Hans': '套餐已有部分使用，不能整单退',
    en: 'Part of it has been used; it cannot be given back as a whole',
  },

  cartFull: { code: 422, 'zh-Hans': '购物车已满，请先清理', en: 'The cart is full; please clear it first' },
  cartChanged: {
    code: 409,
    'zh-Hans': '购物车已在其他设备变更，请核对',
    en: 'The cart was changed on another device; please check it',
  },

  couponGone: { code: 409, 'zh-Hans': '已领完', en: 'All claimed' },
  couponOver: { code: 410, 'zh-Hans': '领取已结束', en: 'Over' },
  couponNotStarted: { code: 422, 'zh-Hans': '{time}开抢', en: 'Opens {time}' },
  couponLimit: { code: 422, 'zh-Hans': '已达领取上限', en: 'Limit reached' },
  couponCodeUsed: { code: 409, 'zh-Hans': '兑换码已使用', en: 'Code used' },
  couponCodeUnknown: { code: 422, 'zh-Hans': '兑换码不正确', en: 'Unknown code' },
  couponTaken: {
    code: 409,
    'zh-Hans': '优惠券已被其他订单占用',
    en: 'Another order holds this coupon',
  },
  couponNotUsable: { code: 422, 'zh-Hans': '该优惠券不可用：{reason}', en: 'Not usable: {reason}' },
  activityOverlap: {
    code: 409,
    'zh-Hans': '同类活动的商品有重叠：{name}',
    en: 'An activity of this kind covers some of this already: {name}',
  },

  alreadyShipped: {
    code: 422,
    'zh-Hans': '商品已发出，可拒收或签收后申请退货',
    en: 'It has been shipped; refuse the parcel, or return it after signing for it',
  },
  signNotDue: { code: 409, 'zh-Hans': '未到可延长时间', en: 'It is too early to extend this' },
  extendUsed: { code: 409, 'zh-Hans': '已延长过一次', en: 'This was extended once already' },
  addressChangeRefused: {
    code: 422,
    'zh-Hans': '新地址运费不同，请取消后重新下单',
    en: 'Delivery to the new address costs something else; please cancel and order again',
  },

  favoriteLimit: {
    code: 422,
    'zh-Hans': '收藏已达{n}个，请先删除不用的',
    en: 'You have {n} favourites; please remove some first',
  },

  adviceLimit: {
    code: 422,
    'zh-Hans': '今天已提交{n}条意见，请明天再来',
    en: 'You have made {n} suggestions today; please come back tomorrow',
  },
  adviceClosed: {
    code: 409,
    'zh-Hans': '该意见已关闭，请提交新的意见',
    en: 'This suggestion is closed; please make another one',
  },
  adviceAppended: {
    code: 409,
    'zh-Hans': '每条意见最多补充{n}次，请提交新的意见',
    en: 'You can add to a suggestion {n} times; please make another one',
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
  linkOver: {
    code: 410,
    'zh-Hans': '链接已失效，请在订单中重新发起',
    en: 'This link is over; start again from the order',
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
  refundStateChanged: {
    code: 409,
    'zh-Hans': '售后状态已变化，请刷新后再看',
    en: 'This request has moved on; please refresh and look again',
  },
  reasonNeeded: { code: 422, 'zh-Hans': '请说明退款原因', en: 'Please say why' },
  evidenceNeeded: {
    code: 422,
    'zh-Hans': '请上传至少一张能说明问题的图片',
    en: 'Please add at least one picture that shows the problem',
  },
  applicationLimit: {
    code: 422,
    'zh-Hans': '该项目已申请{n}次，请联系客服处理',
    en: 'This was asked for {n} times; please call us',
  },
  waybillInvalid: {
    code: 422,
    'zh-Hans': '快递单号不正确或已被使用，请核对',
    en: 'That tracking number is wrong or used already; please check it',
  },
  addOnGoesAlong: {
    code: 422,
    'zh-Hans': '加价购商品需一并退回，请一起选择',
    en: 'What was added for less goes back along with it; please choose it too',
  },

  invoiceAlready: {
    code: 409,
    'zh-Hans': '所选订单已申请开票',
    en: 'There is an invoice for one of these orders already',
  },
  invoiceStateChanged: {
    code: 409,
    'zh-Hans': '发票状态已变化，请刷新后再试',
    en: 'The invoice has changed; please refresh and try again',
  },
  refundPending: {
    code: 409,
    'zh-Hans': '订单有退款正在处理，完成后可重新申请开票',
    en: 'An order is being refunded; ask for the invoice again when that is done',
  },
  invoiceWindowOver: {
    code: 410,
    'zh-Hans': '已超过开票时间（订单完成后365天）',
    en: 'The time to invoice this order is over (365 days after it was completed)',
  },
  invoiceSellerMixed: {
    code: 422,
    'zh-Hans': '所选订单来自不同的销售方，请分开申请开票',
    en: 'These orders are of different sellers; please ask for one invoice each',
  },
  invoiceNothingLeft: {
    code: 422,
    'zh-Hans': '订单没有可开票的金额；到店付款由酒店开票，储值卡支付部分在充值时开票',
    en: 'Nothing of this order can be invoiced here; the hotel invoices what is paid at its desk, and stored value is invoiced when it is charged',
  },
  orderNotComplete: {
    code: 422,
    'zh-Hans': '订单完成后才能申请开票',
    en: 'An order can be invoiced once it is complete',
  },
  taxIdInvalid: {
    code: 422,
    'zh-Hans': '税号不正确，请核对营业执照上的统一社会信用代码',
    en: 'That tax id is not valid; compare it with the unified social credit code on the licence',
  },
  titleIncomplete: {
    code: 422,
    'zh-Hans': '抬头信息不完整，请补充标出的内容',
    en: 'The title is not complete; please fill in what is marked',
  },
  titleLimit: {
    code: 422,
    'zh-Hans': '抬头最多保存{n}个，请先删除不用的',
    en: 'The title book holds {n} titles; please delete some first',
  },
  emailInvalid: {
    code: 422,
    'zh-Hans': '邮箱地址不正确，请检查',
    en: 'That e-mail address is not valid; please check it',
  },
  emailLimit: {
    code: 422,
    'zh-Hans': '今天已发送{n}次，请明天再试或直接下载',
    en: 'You have sent {n} e-mails today; please try again tomorrow, or download the invoice',
  },

  reviewExists: {
    code: 409,
    'zh-Hans': '您已评价过，不能重复评价',
    en: 'You have reviewed this already; it can be reviewed once',
  },
  appendExists: {
    code: 409,
    'zh-Hans': '您已追评过，每条评价只能追评一次',
    en: 'You have added to this review already; that can be done once',
  },
  reviewWindowOver: { code: 410, 'zh-Hans': '已超过评价时间', en: 'The time to review is over' },
  reviewNotYet: {
    code: 422,
    'zh-Hans': '使用、签收或离店后才能评价',
    en: 'You can review this once it was used, signed for or left',
  },
  reviewWords: {
    code: 422,
    'zh-Hans': '请写下至少{n}个字，告诉商家哪里不好',
    en: 'Please write at least {n} characters and tell what was wrong',
  },
  fileMissing: {
    code: 422,
    'zh-Hans': '有文件无法使用，请移除后重新上传',
    en: 'A file cannot be used; please remove it and upload it again',
  },
  voteOwn: {
    code: 422,
    'zh-Hans': '不能给自己的评价点赞',
    en: 'You cannot vote for your own review',
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
