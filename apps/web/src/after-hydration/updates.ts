import type { Sdk } from '@yunyou/sdk';

/** How often a page that stays open asks whether an update has begun or ended. */
const UPDATE_CHECK_MS = 60_000;

/** Asks whether the app is being updated, when it comes to the front and while it is there. */
export function watchUpdates(window: Window, { config, host }: Pick<Sdk, 'config' | 'host'>): void {
  host.onShow(() => void config.checkUpdate());
  window.setInterval(() => {
    if (!window.document.hidden) void config.checkUpdate();
  }, UPDATE_CHECK_MS);
}
