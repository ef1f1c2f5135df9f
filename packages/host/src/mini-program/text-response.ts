import { WebHeaders } from './web-headers';

/** An answer as text: what `fetch` resolves to in a context without `Response`. */
export class TextResponse implements Response {
  readonly ok: boolean;
  readonly redirected = false;
  readonly statusText = '';
  readonly type = 'basic';
  readonly body = null;
  bodyUsed = false;
  /** Says that there is a body although it is no stream; `ofetch` looks for it under this name. */
  readonly _bodyInit: string;

  constructor(
    readonly url: string,
    readonly status: number,
    readonly headers: WebHeaders,
    text: string,
  ) {
    this.ok = status >= 200 && status < 300;
    this._bodyInit = text;
  }

  clone(): TextResponse {
    return new TextResponse(this.url, this.status, new WebHeaders(this.headers), this._bodyInit);
  }
  async text(): Promise<string> {
    if (this.bodyUsed) throw new TypeError('The body was read already.');
    this.bodyUsed = true;
    return this._bodyInit;
  }
  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
  arrayBuffer = onlyText;
  blob = onlyText;
  bytes = onlyText;
  formData = onlyText;
}

async function onlyText(): Promise<never> {
  throw new TypeError('Only text can be read in a mini-program.');
}
