import {
  type BusinessRule,
  type Locale,
  type LocalizedText,
  type LoginOutCode,
  type ServerErrorCode,
  serverErrorCode,
} from '@yunyou/contract';
import { ruleTexts } from './rule-texts';
import { filled } from './rule-words';

export interface FieldProblem {
  /** Path of the field, such as `lines.0.day`. */
  field: string;
  reason: string;
}

interface RefusalDetails {
  rule?: BusinessRule;
  fields?: readonly FieldProblem[];
  /** What the rule knows, for the client. */
  detail?: Record<string, unknown>;
  /** Seconds after which another try makes sense. */
  retryAfterSeconds?: number;
  /** HTTP status. Default: the code; 401 for the codes of a login that is over. */
  status?: number;
}

/** An answer that is not a success. Thrown anywhere in a handler; its transaction is rolled back. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly code: ServerErrorCode | LoginOutCode,
    readonly text: LocalizedText,
    readonly details: RefusalDetails = {},
  ) {
    super(text.en);
  }

  textIn(locale: Locale): string {
    return this.text[locale];
  }

  /** The same refusal, on a field. */
  at(field: FieldProblem): Refusal {
    return new Refusal(this.code, this.text, { ...this.details, fields: [field] });
  }
}

/** A business rule refuses. Code and words of each rule stand in `ruleTexts`; `text`: other words for it. */
export function refuse(
  rule: BusinessRule,
  { text, ...details }: Omit<RefusalDetails, 'rule'> & { text?: LocalizedText | undefined } = {},
): Refusal {
  const { code, ...own } = ruleTexts[rule];
  return new Refusal(code, filled(text ?? own, details.detail), { ...details, rule });
}

/** There is no such thing, or it is somebody else's: nobody can tell the difference. */
export const notFound = (): Refusal =>
  new Refusal(serverErrorCode.notFound, {
    'zh-Hans': '内容不存在或已下架',
    en: 'This does not exist or is no longer available',
  });

export const badInput = (fields: readonly FieldProblem[]): Refusal =>
  new Refusal(
    serverErrorCode.badInput,
    {
      'zh-Hans': '填写的内容有误，请检查后重试',
      en: 'Something is filled in wrongly; please check and try again',
    },
    { fields },
  );

export const tooBusy = (retryAfterSeconds: number): Refusal =>
  new Refusal(
    serverErrorCode.tooBusy,
    {
      'zh-Hans': `操作太频繁，请${waitText(retryAfterSeconds, '秒', '分钟')}后再试`,
      en: `Too many attempts; please try again in ${waitText(retryAfterSeconds, ' seconds', ' minutes')}`,
    },
    { retryAfterSeconds },
  );

/** Seconds after which a server that could not do it may be able to. */
const OVERLOAD_SECONDS = 2;

/** Waiting for the database took too long, or it is not there. A call with an idempotency key may be repeated with it. */
export const overloaded = (): Refusal =>
  new Refusal(
    serverErrorCode.tooBusy,
    {
      'zh-Hans': '当前访问人数较多，请稍后再试',
      en: 'We are very busy right now; please try again in a moment',
    },
    { retryAfterSeconds: OVERLOAD_SECONDS, status: 503 },
  );

export const loginNeeded = (code: LoginOutCode): Refusal =>
  new Refusal(code, { 'zh-Hans': '登录失效，请重新登录', en: 'Your login has expired; please log in again' });

function waitText(seconds: number, secondsUnit: string, minutesUnit: string): string {
  return seconds < 120 ? `${seconds}${secondsUnit}` : `${Math.ceil(seconds / 60)}${minutesUnit}`;
}
