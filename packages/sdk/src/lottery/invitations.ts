import { isApiError } from '@yunyou/api-client';
import { drawInviteMs, inviteCodeLength } from '@yunyou/contract';
import { paths } from '@yunyou/navigation';
import { parseJson } from '../core/parse-json';
import { mayHaveArrived } from '../order/once';
import type { Sdk } from '../sdk';

/** By whose link somebody came who may become a member. */
interface KeptInvitation {
  activeId: string;
  inviteCode: string;
  /** When it was met, by the device's clock. */
  atMs: number;
}

/** Storage key of the invitation that was met last. */
export const invitationStorageKey = 'drawInvitation';

const codePattern = new RegExp(`^[A-Z2-9]{${inviteCodeLength}}$`);

function isInvitation(value: unknown): value is KeptInvitation {
  const { activeId, inviteCode, atMs }: Record<string, unknown> = Object(value);
  return [activeId, inviteCode].every((one) => typeof one === 'string') && typeof atMs === 'number';
}

/**
 * Invitations to draws, page by page: one that a visitor meets is kept on the device for seven days, also where the login stands
 * in its place, and is told once, to the server, after they have logged in. Whether they are new here the server knows.
 *
 * @returns to be called with the address of each page that is shown; it never rejects
 */
export function createInvitations(
  sdk: Pick<Sdk, 'host' | 'navigation' | 'session' | 'api'>,
  now: () => number = Date.now,
): (url: string) => Promise<void> {
  const { storage } = sdk.host;
  let isTelling = false;

  function kept(): KeptInvitation | undefined {
    const value = parseJson(storage.get(invitationStorageKey));
    if (!isInvitation(value)) return undefined;
    const age = now() - value.atMs;
    return age >= 0 && age < drawInviteMs ? value : undefined;
  }

  /** The invitation in an address, or in the one that a login leads back to. */
  function metIn(url: string): Omit<KeptInvitation, 'atMs'> | undefined {
    const found = sdk.navigation.table.resolve(url);
    if (!found) return undefined;
    const { route, query } = found;
    if (route.path === paths.login || route.path === paths.auth) {
      return query.redirectUrl ? metIn(query.redirectUrl) : undefined;
    }
    const { activeId, ic } = query;
    if (route.path !== paths.lottery || !activeId || !ic || !codePattern.test(ic)) return undefined;
    return { activeId, inviteCode: ic };
  }

  async function tell({ activeId, inviteCode }: KeptInvitation): Promise<void> {
    isTelling = true;
    try {
      const { lottery } = await sdk.api();
      await lottery.invited({ activeId, inviteCode }, { silent: true, abnormalRedirect: false });
      storage.remove(invitationStorageKey);
    } catch (error) {
      // Refused: whoever logged in is no new member. Else it is told with the next page.
      if (isApiError(error) && !mayHaveArrived(error)) storage.remove(invitationStorageKey);
    } finally {
      isTelling = false;
    }
  }

  return async (url) => {
    const { state } = sdk.session;
    if (state.token === undefined || !state.isMember) {
      const met = metIn(url);
      if (met) storage.set(invitationStorageKey, JSON.stringify({ ...met, atMs: now() }));
      return;
    }
    const invitation = kept();
    if (invitation && !isTelling) await tell(invitation);
  };
}
