import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { EnterListView } from '@yunyou/ui/features/appointment';
import { itemHref } from '#app/appointment-hrefs';

export const Route = createFileRoute('/packages/user-module/appointment-enter-list/appointment-enter-list')({
  validateSearch: searches.appointmentEnterList,
  component: AppointmentEnterList,
});

function AppointmentEnterList() {
  const { orderId, spotId } = Route.useSearch();
  return <EnterListView key={orderId} orderId={orderId} spotId={spotId} hrefs={{ item: itemHref }} />;
}
