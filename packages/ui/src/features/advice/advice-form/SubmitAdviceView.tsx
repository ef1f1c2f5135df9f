import { useMemo } from 'react';
import { Card } from '../../../components/card';
import { SkeletonText } from '../../../components/skeleton';
import { useToast } from '../../../components/toast';
import { AppPage, PageBody, useHydrated, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { AdviceForm, type AdviceInput } from './AdviceForm';
import { draftKey, isAdviceDraft } from './advice-draft';
import { OrderChoice } from './OrderChoice';

export interface SubmitAdviceViewProps {
  /** The order it is about, as it stands in the page's address; empty for none. */
  orderId: string;
  /** Called when it was sent. */
  onSent: () => void;
}

/** Makes a suggestion. What was begun is there again, also after a reload or a login. */
export function SubmitAdviceView({ orderId, onSent }: SubmitAdviceViewProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const { user, launchDone } = useSession();
  const isHydrated = useHydrated();
  const draft = useMemo(
    () => (isHydrated ? sdk.drafts.read(draftKey, isAdviceDraft) : undefined),
    [sdk, isHydrated],
  );
  const send = async (input: AdviceInput) => {
    const { add } = await sdk.advice();
    await add(input, { silent: true });
    sdk.drafts.remove(draftKey);
    show(t('advice.sent'), { kind: 'success', durationMs: 4_000 });
    onSent();
  };
  // The number is filled in once it is known: what was typed is never overwritten.
  const isReady = isHydrated && (draft !== undefined || user !== undefined || launchDone);
  return (
    <AppPage width="narrow">
      <PageBody>
        {isReady ? (
          <AdviceForm
            draft={{
              kind: '',
              text: '',
              mobile: user?.phoneNumber ?? '',
              pictures: [],
              ...draft,
              orderId: orderId || (draft?.orderId ?? ''),
            }}
            onDraftChange={(changed) => sdk.drafts.write(draftKey, changed)}
            upload={async (file) => (await sdk.advice()).upload(file)}
            orderChoice={(value, onValueChange) => (
              <OrderChoice value={value} onValueChange={onValueChange} />
            )}
            onSubmit={send}
          />
        ) : (
          <Card aria-busy="true">
            <SkeletonText lines={6} />
          </Card>
        )}
      </PageBody>
    </AppPage>
  );
}
