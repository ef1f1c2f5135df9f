import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { ValidateView } from '@yunyou/ui/features/appointment';
import { bookHref } from '#app/appointment-hrefs';

export const Route = createFileRoute('/packages/user-module/appointment-validate/appointment-validate')({
  validateSearch: searches.appointmentValidate,
  component: AppointmentValidate,
});

function AppointmentValidate() {
  const { code } = Route.useSearch();
  return <ValidateView code={code} bookHref={bookHref} />;
}
