import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { AppPage, PageBody } from '@yunyou/ui';
import { NoticeArticle, NoticeList } from '@yunyou/ui/features/notice';

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
  return (
    <AppPage width="narrow">
      <PageBody>
        {notice ? (
          <NoticeArticle notice={notice} />
        ) : (
          <NoticeList notices={notices} hrefOf={(id) => hrefs.notice({ id })} />
        )}
      </PageBody>
    </AppPage>
  );
}
