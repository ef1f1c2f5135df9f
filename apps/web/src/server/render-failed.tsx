import type { ErrorComponentProps } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import type { SdkEvents } from '@yunyou/sdk';
import { NotFound, PageError, useSdk } from '@yunyou/ui';
import { createContext, useContext } from 'react';
import { isNotFound } from '../not-found';

/** How the SDK wanted to lead away from the page that is rendered; undefined when it did not. */
export const LedAway = createContext<SdkEvents['abnormal'] | undefined>(undefined);

/**
 * The error component of a rendered page. Where the app's script will lead to the not-found page, that one is shown at once:
 * the same news has one picture.
 */
export function RenderFailed({ error }: ErrorComponentProps) {
  const { navigation } = useSdk();
  const ledAway = useContext(LedAway);
  if (!ledAway && !isNotFound(error)) return <PageError error={error} reset={() => {}} />;
  return (
    <NotFound
      redirect={navigation.currentUrl()}
      busy={ledAway?.isRateLimited ?? false}
      homeHref={hrefs.home()}
    />
  );
}
