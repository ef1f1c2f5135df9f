import type { AbnormalEvent, CallReport, ErrorEvent } from '@yunyou/api-client';
import type { SdkLogger } from './options';

/** The login is over, and the token is cleared. Comes once, until the next login. */
export interface LoginExpiredEvent {
  /** Whether the person was led to the login, and should be told why. */
  needsLogin: boolean;
}

/** Nobody is logged in any more. */
export interface LoggedOutEvent {
  /** `asked`: the person logged out. `expired`: the server ended the login. */
  reason: 'asked' | 'expired';
}

/** What the SDK reports. It shows nothing itself. */
export interface SdkEvents {
  /** A failure a person should read about. */
  error: ErrorEvent;
  loginExpired: LoginExpiredEvent;
  /** The page gave way to the abnormal page. */
  abnormal: AbnormalEvent;
  /** A login succeeded; the user's information is being loaded. */
  loginSuccess: object;
  loggedOut: LoggedOutEvent;
  /** A call of the API has ended. */
  call: CallReport;
}

/** Name of an event. */
export type SdkEventType = keyof SdkEvents;

/** Where the SDK's events can be listened to. */
export interface EventSource {
  /** Calls `listener` for every event of a type. Returns what ends it. */
  on<Type extends SdkEventType>(type: Type, listener: (event: SdkEvents[Type]) => void): () => void;
}

export interface Events extends EventSource {
  emit<Type extends SdkEventType>(type: Type, event: SdkEvents[Type]): void;
}

type ListenerSets = { [Type in SdkEventType]: Set<(event: SdkEvents[Type]) => void> };

/** A listener that throws is logged, the others hear the event all the same. */
export function createEvents(logger: SdkLogger): Events {
  const listeners: ListenerSets = {
    error: new Set(),
    loginExpired: new Set(),
    abnormal: new Set(),
    loginSuccess: new Set(),
    loggedOut: new Set(),
    call: new Set(),
  };
  return {
    on(type, listener) {
      listeners[type].add(listener);
      return () => void listeners[type].delete(listener);
    },
    emit(type, event) {
      for (const listener of [...listeners[type]]) {
        try {
          listener(event);
        } catch (error) {
          logger.error(`A listener of ${type} failed`, error);
        }
      }
    },
  };
}
