import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { AdviceView } from '@yunyou/ui/features/advice';

export const Route = createFileRoute('/packages/user-module/advice/advice')({
  validateSearch: searches.advice,
  component: Advice,
});

function Advice() {
  const { id } = Route.useSearch();
  return (
    <AdviceView
      id={id}
      hrefs={{
        submit: hrefs.submitAdvice({}),
        list: hrefs.advice({}),
        detail: (one) => hrefs.advice({ id: one }),
        order: (orderId) => hrefs.orderDetails({ id: orderId }),
      }}
    />
  );
}
