import type { Account, Logins, Sdk } from '../src';

type OptionsOf<Args> =
  Required<Args> extends readonly [...unknown[], infer Last] ? NonNullable<Last> : object;

/** Names of a part's methods that answer something later and take no signal behind their request. */
type WithoutSignal<Part> = {
  [Name in keyof Part]: Part[Name] extends (...args: infer Args) => Promise<unknown>
    ? 'signal' extends keyof OptionsOf<Args>
      ? never
      : Name
    : never;
}[keyof Part];

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <Claim extends true>(_?: Claim): void => {};

/** Every read takes a signal: what is left without one writes, asks a person, or never rejects. Compiled, never run. */
export function readsTakeSignals(): void {
  holds<Same<WithoutSignal<Sdk['catalogue'] & Sdk['layout']>, never>>();
  holds<Same<WithoutSignal<Sdk['prefetch']['catalogue'] & Sdk['prefetch']['layout']>, never>>();
  holds<Same<WithoutSignal<Sdk['orders'] & Sdk['travellers']>, never>>();
  holds<Same<WithoutSignal<Sdk['payment']>, never>>();
  holds<Same<WithoutSignal<Sdk['location']>, 'choose' | 'ownPosition'>>();
  holds<Same<WithoutSignal<Sdk['subscription']>, 'subscribe' | 'task'>>();
  holds<Same<WithoutSignal<Sdk['config']>, 'load' | 'checkWhiteList' | 'checkUpdate'>>();
  holds<Same<WithoutSignal<Sdk['session']>, 'enter' | 'logout' | 'waitUntilLaunched' | 'restore'>>();
  holds<Same<WithoutSignal<Account>, 'takePlatformInfo'>>();
  holds<
    Same<
      WithoutSignal<Logins>,
      | 'byTest'
      | 'byMiniProgram'
      | 'renewMiniProgram'
      | 'byShortVideo'
      | 'byRegion'
      | 'byPaymentApp'
      | 'byPaymentAppMobile'
      | 'launch'
    >
  >();
  holds<Same<WithoutSignal<Pick<Sdk, 'api' | 'logins' | 'account'>>, never>>();
}
