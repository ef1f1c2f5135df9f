import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const hotelRuleTexts = {
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
} as const satisfies RuleTexts;
