import { useMemo } from 'react';
import { useToast } from '../../../components/toast';
import { AppPage, PageBody, useAfterHydration, useSdk, useSession } from '../../../shell';
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
  const { user } = useSession();
  const isOver = useAfterHydration();
  const draft = useMemo(() => (isOver ? sdk.drafts.read(draftKey, isAdviceDraft) : undefined), [sdk, isOver]);
  const send = async (input: AdviceInput) => {
    const { add } = await sdk.advice();
    await add(input, { silent: true });
    sdk.drafts.remove(draftKey);
    show(t('advice.sent'), { kind: 'success', durationMs: 4_000 });
    onSent();
  };
  return (
    <AppPage width="narrow">
      <PageBody>
        <AdviceForm
          // What was begun is filled in once; what is typed then is the form's own.
          key={draft ? 'begun' : 'new'}
          draft={{ ...draft, orderId: orderId || (draft?.orderId ?? '') }}
          ownMobile={user?.phoneNumber ?? ''}
          onDraftChange={(changed) => sdk.drafts.write(draftKey, changed)}
          upload={async (file) => (await sdk.advice()).upload(file)}
          orderChoice={(value, onValueChange) => <OrderChoice value={value} onValueChange={onValueChange} />}
          onSubmit={send}
        />
      </PageBody>
    </AppPage>
  );
}
