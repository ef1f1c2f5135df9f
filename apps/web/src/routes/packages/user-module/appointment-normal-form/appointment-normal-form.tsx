import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { NormalFormView } from '@yunyou/ui/features/appointment';
import { appointmentHref } from '#app/appointment-hrefs';

export const Route = createFileRoute('/packages/user-module/appointment-normal-form/appointment-normal-form')(
  {
    validateSearch: searches.appointmentNormalForm,
    component: AppointmentNormalForm,
  },
);

function AppointmentNormalForm() {
  const { itemId } = Route.useSearch();
  const { sdk } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <NormalFormView
      itemId={itemId}
      onItemChange={(id) => void navigate({ search: { itemId: id }, replace: true, resetScroll: false })}
      onDone={(id) => void sdk.navigation.redirect(appointmentHref(id))}
    />
  );
}
