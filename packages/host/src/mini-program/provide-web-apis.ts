import { WebAbortController } from './web-abort';
import { WebHeaders } from './web-headers';

/** The two classes the API client expects of its context. */
interface WebApis {
  Headers?: unknown;
  AbortController?: unknown;
}

/** Puts `Headers` and `AbortController` where a mini-program's context lacks them. Call it first: `provideWebApis(globalThis)`. */
export function provideWebApis(context: WebApis): void {
  context.Headers ??= WebHeaders;
  context.AbortController ??= WebAbortController;
}
