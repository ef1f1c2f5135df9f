import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { ApplicationsView } from '@yunyou/ui/features/card-activation';

export const Route = createFileRoute('/packages/annual-card/card-query-list/card-query-list')({
  validateSearch: searches.cardQueryList,
  component: CardQueryList,
});

function CardQueryList() {
  const { keyword } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ApplicationsView
      key={keyword}
      keyword={keyword}
      onSearch={(next) => void navigate({ search: { keyword: next }, replace: true, viewTransition: false })}
      examineHref={(id) => hrefs.cardExamine({ id })}
    />
  );
}
