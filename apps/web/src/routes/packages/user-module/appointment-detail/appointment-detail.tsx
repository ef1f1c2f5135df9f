import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { AppointmentView } from '@yunyou/ui/features/appointment';
import { itemHref } from '#app/appointment-hrefs';

export const Route = createFileRoute('/packages/user-module/appointment-detail/appointment-detail')({
  validateSearch: searches.appointmentDetail,
  component: AppointmentDetail,
});

function AppointmentDetail() {
  const { id } = Route.useSearch();
  return (
    <AppointmentView
      key={id}
      id={id}
      hrefs={{
        map: ({ name, lat, lng }) => hrefs.openLocation({ latitude: lat, longitude: lng, name }),
        item: itemHref,
        snapshot: hrefs.appointmentSnapshot({ id }),
        order: (orderId) => hrefs.orderDetails({ id: orderId }),
      }}
    />
  );
}
