import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppointmentFormView } from '@yunyou/ui/features/appointment';
import { appointmentHref, itemHref } from '#app/appointment-hrefs';
import { listed } from '#app/listed';

export const Route = createFileRoute('/packages/user-module/appointment-form/appointment-form')({
  validateSearch: searches.appointmentForm,
  loaderDeps: ({ search: { itemId } }) => ({ itemId }),
  loader: async ({ context: { sdk }, deps: { itemId } }) => (await sdk.appointments()).item(itemId),
  component: AppointmentForm,
});

function AppointmentForm() {
  const item = Route.useLoaderData();
  const { slotId, day, size, voucherIds, offerId } = Route.useSearch();
  const { sdk } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <AppointmentFormView
      item={item}
      slot={{ id: slotId, day }}
      size={Number(size) || item.minGroup}
      voucherIds={listed(voucherIds)}
      offerId={offerId}
      slotsHref={itemHref(item.id, listed(voucherIds))}
      onSlotChange={(id, onDay) =>
        void navigate({ search: (before) => ({ ...before, slotId: id, day: onDay }), replace: true })
      }
      onDone={(id) => void sdk.navigation.redirect(appointmentHref(id))}
    />
  );
}
