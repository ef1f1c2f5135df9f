import type { CallOptions } from '@yunyou/api-client';
import type { Address, AddressEditRequest, AddressInput } from '@yunyou/contract';
import { proxy } from 'valtio/vanilla';
import type { Core } from '../core/core';
import type { SdkNavigation } from '../navigation/navigation';
import { createPageChoice } from '../navigation/page-choice';
import type { RegionNames } from './find-regions';
import type { ParsedAddress } from './parse-address';

/** What is known of the member's addresses. */
export interface AddressesState {
  /** The default first, then the newest, mobiles masked. Undefined until they are loaded, and after a change that is not. */
  readonly list: readonly Address[] | undefined;
}

/** One page asks for an address, the page of addresses chooses it. */
export interface AddressChoice {
  /** Goes to the page of addresses; the page shown takes the answer when it is shown again. */
  ask(): void;
  /** The address was chosen: its id is kept for the page that asked, and back to it. */
  answer(id: string): void;
  /**
   * What became of the question of the page shown, once: the id, null when the person went back without one, undefined where
   * this page had not asked.
   */
  take(): string | null | undefined;
}

/** The member's delivery addresses. Every call rejects with ApiError. */
export interface Addresses {
  /** A valtio proxy; emptied when the login ends. */
  readonly state: AddressesState;
  /** Loads the list into `state`; of several at once the last stands. */
  load(options?: CallOptions): Promise<readonly Address[]>;
  /** One address, unmasked. */
  detail(id: string, options?: CallOptions): Promise<Address>;
  /** The default address, its mobile masked; null without any. */
  getDefault(options?: CallOptions): Promise<Address | null>;
  /** Resolves to the new address's id. Rejects with the rule `addressLimit` when there are 20. */
  add(address: AddressInput, options?: CallOptions): Promise<string>;
  /** Changes an address; a masked mobile that comes back stays what it is. */
  edit(address: AddressEditRequest, options?: CallOptions): Promise<void>;
  /** Makes one of the list the default. Rejects with the rule `regionOutdated` when its region is gone. */
  makeDefault(address: Address, options?: CallOptions): Promise<void>;
  /** Deletes an address; the newest other one becomes the default. */
  remove(id: string, options?: CallOptions): Promise<void>;
  /**
   * Takes a pasted address apart, on the device: nothing of it is sent. Of the text, 300 characters count. Undefined when there
   * is neither a mobile number nor a region in it.
   *
   * @param names the country's regions, such as `areaList` of `@vant/area-data`; handed in, since who needs them elsewhere has
   * them already
   */
  parse(text: string, names: RegionNames): Promise<ParsedAddress | undefined>;
  /** Lets a page ask for an address. */
  readonly choice: AddressChoice;
}

const choosePath = '/packages/user-module/address/address?select=1';

export function createAddresses(
  core: Pick<Core, 'lazy' | 'events' | 'host'>,
  navigation: Pick<SdkNavigation, 'navigate' | 'back' | 'currentUrl'>,
): Addresses {
  const { lazy, events } = core;
  const state = proxy<{ list: readonly Address[] | undefined }>({ list: undefined });
  const list = { state, version: 0 };
  events.on('loggedOut', () => {
    list.version += 1;
    state.list = undefined;
  });
  const calls = lazy(
    () => import('./address-calls'),
    ({ createAddressCalls }, api) => createAddressCalls(api, list),
  );
  const parser = lazy(
    () => import('./parse-address'),
    ({ createKeptParser }) => ({ parse: createKeptParser() }),
  );
  const choice = createPageChoice<string>('addressChoice', core, navigation);
  return {
    state,
    load: calls.method((part) => part.load),
    detail: calls.method((part) => part.detail),
    getDefault: calls.method((part) => part.getDefault),
    add: calls.method((part) => part.add),
    edit: calls.method((part) => part.edit),
    makeDefault: calls.method((part) => part.makeDefault),
    remove: calls.method((part) => part.remove),
    parse: parser.method((part) => part.parse),
    choice: { ...choice, ask: () => choice.ask(choosePath) },
  };
}
