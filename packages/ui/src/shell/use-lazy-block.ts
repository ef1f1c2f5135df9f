import type { MessageArea } from '@yunyou/i18n';
import { type ComponentType, useCallback } from 'react';
import { useModule } from '../hooks/use-module';
import { useSdk } from './sdk-context';

/** What a `*.lazy.tsx` file exports. `areas` are the areas of texts it shows besides `base`; `npm run codegen` checks them. */
export interface LazyBlock<Props> {
  default: ComponentType<Props>;
  areas: readonly MessageArea[];
}

/**
 * A block whose code and texts are fetched when it is first wanted: no page that may come to show it brings them along.
 * Undefined until both are there; a failed fetch is told to `onError` and tried again the next time it is wanted.
 *
 * @param load must keep its identity: a function declared outside the component
 */
export function useLazyBlock<Props>(
  load: () => Promise<LazyBlock<Props>>,
  wanted: boolean,
  onError?: (error: unknown) => void,
): ComponentType<Props> | undefined {
  const sdk = useSdk();
  const withTexts = useCallback(async () => {
    const block = await load();
    await sdk.i18n.ensure(...block.areas);
    return block.default;
  }, [sdk, load]);
  return useModule(withTexts, wanted, onError);
}
