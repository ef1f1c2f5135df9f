import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { OrderAppointmentsView } from '@yunyou/ui/features/appointment';
import { appointmentHref, bookHref } from '#app/appointment-hrefs';

export const Route = createFileRoute(
  '/packages/user-module/appointment-order-detail/appointment-order-detail',
)({
  validateSearch: searches.appointmentOrderDetail,
  component: AppointmentOrderDetail,
});

function AppointmentOrderDetail() {
  const { orderId } = Route.useSearch();
  return (
    <OrderAppointmentsView
      key={orderId}
      orderId={orderId}
      hrefs={{
        order: hrefs.orderDetails({ id: orderId }),
        refund: hrefs.refundPage({ orderId }),
        detail: appointmentHref,
        book: bookHref,
      }}
    />
  );
}
