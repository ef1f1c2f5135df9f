import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { AppointmentInfoView } from '@yunyou/ui/features/appointment';
import { listed } from '#app/listed';

export const Route = createFileRoute('/packages/user-module/appointment-info/appointment-info')({
  validateSearch: searches.appointmentInfo,
  loaderDeps: ({ search: { itemId } }) => ({ itemId }),
  loader: async ({ context: { sdk }, deps: { itemId } }) => (await sdk.appointments()).item(itemId),
  component: AppointmentInfo,
});

function AppointmentInfo() {
  const item = Route.useLoaderData();
  const { voucherIds } = Route.useSearch();
  const { sdk } = Route.useRouteContext();
  const { name, lat, lng } = item.place;
  return (
    <AppointmentInfoView
      key={`${item.id}:${voucherIds}`}
      item={item}
      voucherIds={listed(voucherIds)}
      hrefs={{
        map: hrefs.openLocation({ latitude: lat, longitude: lng, name }),
        rights: hrefs.appointmentEnterList({}),
        form: ({ id, day }, people) =>
          hrefs.appointmentForm({
            itemId: item.id,
            day,
            slotId: id,
            size: people,
            ...(voucherIds && { voucherIds }),
          }),
      }}
      onWaiting={() => void sdk.navigation.navigate(hrefs.appointmentRecord({ tab: 'waiting' }))}
    />
  );
}
