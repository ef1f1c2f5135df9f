import { createFileRoute } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import { AppointmentHomeView } from '@yunyou/ui/features/appointment';
import { appointmentHref, bookHref, itemHref } from '#app/appointment-hrefs';

export const Route = createFileRoute('/packages/user-module/appointment/appointment')({
  component: Appointment,
});

function Appointment() {
  return (
    <AppointmentHomeView
      hrefs={{
        items: hrefs.appointmentEnterList({}),
        validate: hrefs.appointmentValidate({}),
        record: hrefs.appointmentRecord({}),
        normalForm: hrefs.appointmentNormalForm({}),
        detail: appointmentHref,
        item: itemHref,
        book: bookHref,
      }}
    />
  );
}
