import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { IdentityView } from '@yunyou/ui/features/nft';

export const Route = createFileRoute('/packages/nft/certification/certification')({
  validateSearch: searches.certification,
  component: Certification,
});

/** It leads back to a page of collectibles, never elsewhere. */
const ownPage = (back: string) => (back.startsWith('/packages/nft/') ? back : hrefs.nftIndex({}));

function Certification() {
  const { back } = Route.useSearch();
  const { sdk } = Route.useRouteContext();
  const backHref = ownPage(back);
  return <IdentityView backHref={backHref} onDone={() => void sdk.navigation.proceed(backHref)} />;
}
