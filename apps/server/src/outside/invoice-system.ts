import type { InvoiceType, LocalizedText, TitleKind } from '@yunyou/contract';

/** What is written on an invoice, once for ever. Amounts in fen, negative on a red-letter invoice. */
export interface InvoiceRequest {
  /** Ours: a repeat with the same number is the same invoice. */
  requestNo: string;
  type: InvoiceType;
  /** The number of the invoice that a red-letter invoice takes back; null for a blue one. */
  redOf: string | null;
  seller: { name: LocalizedText; taxId: string };
  buyer: {
    titleKind: TitleKind;
    titleName: string;
    taxId: string;
    address: string;
    phone: string;
    bankName: string;
    bankAccount: string;
  };
  items: readonly {
    name: LocalizedText;
    taxCode: string;
    quantity: number;
    amountFen: number;
    taxRate: number;
    netFen: number;
    taxFen: number;
  }[];
  totalFen: number;
  taxFen: number;
  /** Numbers of the orders. */
  remark: string;
}

/** `unknown`: the system never heard of the number. */
export type InvoiceAnswer =
  | { state: 'issued'; number: string; issuedAtMs: number }
  | { state: 'processing' }
  | { state: 'failed'; reason: LocalizedText }
  | { state: 'unknown' };

/** The tax side's invoice system. */
export interface InvoiceSystem {
  /** Issues an invoice, or says what became of it when it was asked for before. Rejects when there is no answer. */
  issue(request: InvoiceRequest): Promise<InvoiceAnswer>;
  query(requestNo: string): Promise<InvoiceAnswer>;
  /** The document of an issued invoice: the same bytes each time. */
  pdf(requestNo: string): Promise<Uint8Array>;
}

const TIMEOUT_MS = 20_000;

/** A gateway over HTTP: `POST /invoices`, `GET /invoices/<requestNo>` and `…/pdf` with a bearer token; 404 for an unknown number. */
export function createHttpInvoiceSystem(
  { url, token }: { url: string; token: string },
  fetch: typeof globalThis.fetch = globalThis.fetch,
): InvoiceSystem {
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${url}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok && response.status !== 404)
      throw new Error(`The invoice system answered ${response.status}.`);
    return response;
  };
  const answerOf = async (response: Response): Promise<InvoiceAnswer> =>
    response.status === 404 ? { state: 'unknown' } : ((await response.json()) as InvoiceAnswer);
  const pathOf = (requestNo: string) => `/invoices/${encodeURIComponent(requestNo)}`;
  return {
    issue: async (request) =>
      answerOf(await ask('/invoices', { method: 'POST', body: JSON.stringify(request) })),
    query: async (requestNo) => answerOf(await ask(pathOf(requestNo))),
    async pdf(requestNo) {
      const response = await ask(`${pathOf(requestNo)}/pdf`);
      if (!response.ok) throw new Error('The invoice system has no such document.');
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** Without an account nothing is issued: applications wait until there is one. */
export function createNoInvoiceSystem(): InvoiceSystem {
  const refuse = async (): Promise<never> => {
    throw new Error('No invoice system is configured.');
  };
  return { issue: refuse, query: refuse, pdf: refuse };
}
