import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const appointmentRuleTexts = {
  slotFull: {
    code: 409,
    'zh-Hans': '该时段名额不足，请换个时段或加入候补',
    en: 'Not enough places in this slot; choose another or join the waiting list',
  },
  slotClosed: {
    code: 409,
    'zh-Hans': '该时段已关闭，请换个时段',
    en: 'This slot is closed; please choose another',
  },
  slotPast: {
    code: 410,
    'zh-Hans': '该时段已过，请换个时段',
    en: 'This slot is over; please choose another',
  },
  visitorBooked: {
    code: 409,
    'zh-Hans': '有出行人当天已预约',
    en: 'One of the visitors has a place on that day',
  },
  visitorsRefused: {
    code: 422,
    'zh-Hans': '暂时无法为这些出行人预约，请明天再试或联系客服',
    en: 'These visitors cannot be booked now; please try tomorrow or call us',
  },
  visitorsMissing: {
    code: 422,
    'zh-Hans': '请填写{n}位出行人',
    en: 'Please give {n} visitors',
  },
  rightAppointed: {
    code: 409,
    'zh-Hans': '所选凭证已预约，请刷新后再看',
    en: 'A voucher you chose has a time already; please refresh and look again',
  },
  rightExpired: {
    code: 410,
    'zh-Hans': '所选凭证在该日期不可用，请换一天',
    en: 'A voucher you chose cannot be used on that day; please choose another',
  },
  sizeOfRights: {
    code: 422,
    'zh-Hans': '人数与所选凭证不符，请核对',
    en: 'The number of people is not that of the vouchers; please check',
  },
  groupSize: {
    code: 422,
    'zh-Hans': '每次可预约{min}至{max}人',
    en: 'One appointment is for {min} to {max} people',
  },
  appointmentLimit: {
    code: 422,
    'zh-Hans': '待使用的预约已达{n}个，使用或取消后可再预约',
    en: 'You have {n} appointments ahead; use or cancel one first',
  },
  appointmentStateChanged: {
    code: 409,
    'zh-Hans': '预约状态已变化，请刷新后再看',
    en: 'The appointment has changed; please refresh and look again',
  },
  changeTooLate: { code: 410, 'zh-Hans': '已过可修改时间', en: 'It is too late to change' },
  changesUsed: {
    code: 422,
    'zh-Hans': '改期次数已用完',
    en: 'The time cannot be changed any more',
  },
  cancelTooLate: { code: 410, 'zh-Hans': '已过可取消时间', en: 'It is too late to cancel' },
  noShowBlocked: {
    code: 422,
    'zh-Hans': '多次未到，{day}后可再预约',
    en: 'Missed too often; you can book again after {day}',
  },
  voucherCodeUnknown: {
    code: 404,
    'zh-Hans': '没有找到该凭证，请核对后重新输入',
    en: 'There is no such voucher; please check the code and enter it again',
  },
  voucherCodeUsed: { code: 409, 'zh-Hans': '该凭证已使用', en: 'This voucher has been used' },
  waitExists: {
    code: 409,
    'zh-Hans': '您已在该时段的候补中',
    en: 'You are on the waiting list of this slot already',
  },
  waitLimit: {
    code: 422,
    'zh-Hans': '最多同时候补{n}个时段',
    en: 'You can be on {n} waiting lists at most',
  },
  notFull: {
    code: 409,
    'zh-Hans': '该时段还有名额，可直接预约',
    en: 'This slot has places; you can book it now',
  },
  offerLapsed: {
    code: 410,
    'zh-Hans': '候补名额已失效',
    en: 'The places that were kept for you are gone',
  },
  appointFirst: {
    code: 422,
    'zh-Hans': '请先预约入园时间',
    en: 'Please book a time first',
  },
} as const satisfies RuleTexts;
