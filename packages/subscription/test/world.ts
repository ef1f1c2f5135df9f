import { type RequestOf, type SubscriptionTemplate, subscriptionTemplate } from '@yunyou/contract';
import { createSubscription, type SubscriptionOptions, type SubscriptionPlatform } from '../src';

export const allTypes: readonly SubscriptionTemplate[] = Object.values(subscriptionTemplate);

/** Every template has an id in both environments, told apart by their first letter. */
export const configFile = {
  test: allTypes.map((type) => ({ type, id: `t-${type}` })),
  production: allTypes.map((type) => ({ type, id: `p-${type}` })),
};

export const taskFile = { tasks: [{ name: 'orderPaid', types: [0, 1, 3] }] };

/** A platform on which a person accepts everything, unless a test says otherwise. */
export function createPlatform(
  decide: (id: string) => string = () => 'accept',
  settings: { mainSwitch: boolean; items: Record<string, string> } = { mainSwitch: true, items: {} },
) {
  const asked: string[][] = [];
  const platform: SubscriptionPlatform = {
    async request(ids) {
      asked.push([...ids]);
      return Object.fromEntries(ids.map((id) => [id, decide(id)]));
    },
    settings: async () => ({ ...settings, items: { ...settings.items } }),
    async openSettings() {
      opened += 1;
      onOpen();
    },
  };
  let opened = 0;
  let onOpen = () => {};
  return {
    platform,
    asked,
    settings,
    opened: () => opened,
    /** What the person does on the settings page. */
    inSettings: (change: () => void) => {
      onOpen = change;
    },
  };
}

export function createWorld(
  platform: SubscriptionPlatform | undefined,
  changes: Partial<SubscriptionOptions & SubscriptionOptions['calls']> = {},
) {
  const { findEnableAll, isSubscribe, subscribe, ...options } = changes;
  const sent: RequestOf<'subscription', 'subscribe'>[] = [];
  const checked: SubscriptionTemplate[][] = [];
  const subscription = createSubscription({
    platform,
    files: { config: async () => configFile, tasks: async () => taskFile },
    appId: 'wx-1',
    openId: () => 'o-1',
    environment: 'develop',
    miniprogramState: 'developer',
    source: () => 4,
    ...options,
    calls: {
      findEnableAll: findEnableAll ?? (async () => allTypes.map((type) => ({ type }))),
      async isSubscribe(request) {
        checked.push(request.types);
        return isSubscribe?.(request) ?? [];
      },
      async subscribe(request) {
        sent.push(request);
        return subscribe?.(request);
      },
    },
  });
  return { subscription, sent, checked };
}
