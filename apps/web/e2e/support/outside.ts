import { randomInt } from 'node:crypto';

interface SandboxConsole {
  sms: { mobile: string; body: string }[];
  orders: {
    id: string;
    status: number;
    payStatus: number;
    totalFen: number;
    refundedFen: number;
    closeReason: string | null;
  }[];
  appeals: { id: string; mobile: string }[];
  payments: { prepayId: string; outTradeNo: string; state: string }[];
}

/** What a proxy tells of a request: it came from a network of its own. */
export const fromSomewhere = (): Record<string, string> => ({
  'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.'),
});

/** The world outside of the browser: the sandbox console, and other people who buy at the same time. */
export function outsideOf(appUrl: string) {
  const readConsole = async () =>
    (await (await fetch(`${appUrl}/sandbox/console.json`)).json()) as SandboxConsole;

  /** Presses a button of the sandbox; resolves to what it says. */
  const press = async (path: string, fields: Record<string, string> = {}): Promise<string> => {
    const response = await fetch(`${appUrl}/sandbox/${path}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    });
    const said = await response.text();
    if (!response.ok) throw new Error(`${path}: ${said}`);
    return said;
  };

  /** A call of the API by somebody else. */
  const call = async <Data>(
    method: 'GET' | 'POST',
    path: string,
    fields: Record<string, unknown> = {},
    token = '',
  ): Promise<Data> => {
    const query = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : '';
    const response = await fetch(appUrl + path + query, {
      method,
      headers: {
        source: '2',
        'content-type': 'application/json',
        ...fromSomewhere(),
        'idempotency-key': `e2e-${randomInt(2 ** 40)}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method === 'POST' && { body: JSON.stringify(fields) }),
    });
    const body = (await response.json()) as { code: number; message: string; data: Data };
    if (body.code !== 0) throw new Error(`${path}: ${body.code} ${body.message}`);
    return body.data;
  };

  /** The newest code that was sent to a number. */
  const codeFor = async (mobile: string): Promise<string> => {
    const { sms } = await readConsole();
    const code = sms.find((message) => message.mobile === mobile)?.body.match(/\d{6}/)?.[0];
    if (!code) throw new Error(`No code was sent to ${mobile}.`);
    return code;
  };

  /** Somebody new, logged in for the API. */
  const newcomer = async (): Promise<{ mobile: string; token: string }> => {
    const mobile = newMobile();
    await call('POST', '/cuser/member/public/api/sms/captcha', { mobile });
    const code = await codeFor(mobile);
    const { token } = await call<{ token: string }>('POST', '/cuser/member/public/api/user/mobileLogin', {
      mobile,
      code,
    });
    return { mobile, token };
  };

  return {
    url: appUrl,
    console: readConsole,
    press,
    call,
    codeFor,
    /** Another member, logged in. */
    someoneElse: async (): Promise<string> => (await newcomer()).token,
    newcomer,
    moveTime: (minutes: number) => press('console/time/move', { minutes: String(minutes) }),
  };
}

export type Outside = ReturnType<typeof outsideOf>;

/** A mobile number nobody else has. */
export const newMobile = (): string => `13${randomInt(9)}${String(randomInt(10 ** 8)).padStart(8, '0')}`;

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A valid resident ID number of an adult; synthetic. */
export const newIdCard = (): string => idCardOf(randomInt(1980, 2000));

/** A valid resident ID number of somebody who was born in a year; synthetic. */
export function idCardOf(year: number): string {
  const digits = (from: number, to: number, length: number) =>
    String(randomInt(from, to)).padStart(length, '0');
  const body = `110101${year}${digits(1, 13, 2)}${digits(1, 29, 2)}${digits(0, 1000, 3)}`;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return body + '10X98765432'[sum % 11];
}
