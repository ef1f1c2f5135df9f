import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const sessionRuleTexts = {
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
} as const satisfies RuleTexts;
