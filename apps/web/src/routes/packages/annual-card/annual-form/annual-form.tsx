import { createFileRoute } from '@tanstack/react-router';
import type { ConsentPurpose } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { HolderFormView } from '@yunyou/ui/features/card-activation';

export const Route = createFileRoute('/packages/annual-card/annual-form/annual-form')({
  validateSearch: searches.annualForm,
  component: AnnualForm,
});

function AnnualForm() {
  const { personId } = Route.useSearch();
  const { sdk } = Route.useRouteContext();
  const protocol = (purpose: ConsentPurpose) =>
    hrefs.cardProtocol({ purpose, personId, back: hrefs.annualForm({ personId }) });
  return (
    <HolderFormView
      key={personId}
      personId={personId}
      hrefs={{ protocol, card: (cardId) => hrefs.cardDetail({ cardId }) }}
      onProtocol={(purpose) => void sdk.navigation.redirect(protocol(purpose))}
      onActivated={(cardId, applicationId) =>
        void sdk.navigation.proceed(
          applicationId === null ? hrefs.cardActive({ cardId }) : hrefs.cardExamine({ id: applicationId }),
        )
      }
    />
  );
}
