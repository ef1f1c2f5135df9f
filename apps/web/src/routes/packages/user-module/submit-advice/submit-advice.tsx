import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { SubmitAdviceView } from '@yunyou/ui/features/advice';

export const Route = createFileRoute('/packages/user-module/submit-advice/submit-advice')({
  validateSearch: searches.submitAdvice,
  component: SubmitAdvice,
});

function SubmitAdvice() {
  const { orderId } = Route.useSearch();
  const { sdk } = Route.useRouteContext();
  return (
    <SubmitAdviceView
      key={orderId}
      orderId={orderId}
      onSent={() => void sdk.navigation.redirect(hrefs.advice({}))}
    />
  );
}
