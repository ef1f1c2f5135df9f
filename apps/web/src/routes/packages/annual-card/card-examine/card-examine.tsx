import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { ExamineView } from '@yunyou/ui/features/card-activation';

export const Route = createFileRoute('/packages/annual-card/card-examine/card-examine')({
  validateSearch: searches.cardExamine,
  component: CardExamine,
});

function CardExamine() {
  const { id } = Route.useSearch();
  return (
    <ExamineView
      key={id}
      id={id}
      hrefs={{
        card: (cardId) => hrefs.cardDetail({ cardId }),
        form: (personId) => hrefs.annualForm({ personId }),
      }}
    />
  );
}
