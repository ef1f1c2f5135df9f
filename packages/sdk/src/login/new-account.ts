import type { LoginResponse } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { parseJson } from '../core/parse-json';
import { LoginError } from '../session/login-error';
import { bindTicketKey, newAccountKey } from '../session/mobile-login';
import { openIdStorageKey } from '../session/session';

/** The user info config of the spec: what is known of somebody new until they give their number. Lasts for the visit. */
export interface NewAccount {
  openid: string;
  bindTicket?: string;
}

/** Stores what a login with result 1 brought, so that the login by mobile binds it. A stand-in is not stored. */
export function storeNewAccount(storage: TextStorage, error: unknown): void {
  if (!(error instanceof LoginError) || error.data.isSnapshot) return;
  const { openid, bindTicket } = error.data;
  if (openid === '') return;
  storage.set(newAccountKey, JSON.stringify({ openid, bindTicket } satisfies NewAccount));
  if (bindTicket) storage.set(bindTicketKey, bindTicket);
}

export function readNewAccount(storage: TextStorage): NewAccount | undefined {
  const { openid, bindTicket }: Record<string, unknown> = {
    ...Object(parseJson(storage.get(newAccountKey))),
  };
  if (typeof openid !== 'string') return undefined;
  return { openid, ...(typeof bindTicket === 'string' && { bindTicket }) };
}

export function storeOpenId(storage: TextStorage, data: LoginResponse['data']): void {
  if (data.openid !== '') storage.set(openIdStorageKey, data.openid);
}
