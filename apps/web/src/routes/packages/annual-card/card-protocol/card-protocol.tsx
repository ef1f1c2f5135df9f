import { createFileRoute } from '@tanstack/react-router';
import { consentPurposes } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { ConsentView } from '@yunyou/ui/features/card-activation';

export const Route = createFileRoute('/packages/annual-card/card-protocol/card-protocol')({
  validateSearch: searches.cardProtocol,
  component: CardProtocol,
});

/** The answer is taken back to a page of cards, never elsewhere. */
const ownPage = (back: string) => (back.startsWith('/packages/annual-card/') ? back : hrefs.myAnnualCard({}));

function CardProtocol() {
  const { purpose, personId, back } = Route.useSearch();
  const { sdk } = Route.useRouteContext();
  return (
    <ConsentView
      key={`${purpose} ${personId}`}
      purpose={consentPurposes.find((one) => one === purpose) ?? 'face'}
      personId={personId}
      onDone={() => void sdk.navigation.proceed(ownPage(back))}
    />
  );
}
