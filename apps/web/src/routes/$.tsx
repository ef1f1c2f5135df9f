import { createFileRoute } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import { NotFound } from '@yunyou/ui';

export const Route = createFileRoute('/$')({
  component: Lost,
});

function Lost() {
  return <NotFound homeHref={hrefs.home()} />;
}
