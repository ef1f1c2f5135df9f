import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { RecordView, recordTabs } from '@yunyou/ui/features/appointment';
import { appointmentHref } from '#app/appointment-hrefs';

export const Route = createFileRoute('/packages/user-module/appointment-record/appointment-record')({
  validateSearch: searches.appointmentRecord,
  component: AppointmentRecord,
});

function AppointmentRecord() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RecordView
      tab={recordTabs.find((one) => one === tab) ?? 'all'}
      onTabChange={(next) =>
        void navigate({ search: { tab: next }, replace: true, resetScroll: false, viewTransition: false })
      }
      hrefs={{
        items: hrefs.appointmentEnterList({}),
        detail: appointmentHref,
        takeOffer: ({ id, itemId, slotId, day, size }) =>
          hrefs.appointmentForm({ itemId, slotId, day, size, offerId: id }),
      }}
    />
  );
}
