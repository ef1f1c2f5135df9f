import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { NoticesView, noticeTabs } from '@yunyou/ui/features/notice';

export const Route = createFileRoute('/pages/notice/notice')({
  validateSearch: searches.notice,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id }, preload }) => {
    const { catalogue } = preload ? sdk.prefetch : sdk;
    const [notices, notice] = await Promise.all([
      id ? [] : catalogue.notices(),
      id ? catalogue.notice(id) : undefined,
    ]);
    return { notices, notice };
  },
  component: Notices,
});

function Notices() {
  const { notices, notice } = Route.useLoaderData();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NoticesView
      notices={notices}
      notice={notice}
      tab={noticeTabs.find((one) => one === tab) ?? 'notices'}
      onTabChange={(next) =>
        void navigate({
          search: { id: '', tab: next },
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
      }
      hrefs={{ notice: (id) => hrefs.notice({ id }), list: hrefs.notice({}) }}
    />
  );
}
