import { useEffect, useState } from 'react';
import { Button } from '../../../components/button';
import { ShareSheet } from '../../../components/share-sheet';
import { useSdk, wasCancelled } from '../../../shell';
import { useTexts } from '../../../texts';

export interface NewUserSheetProps {
  /** Called once, when the person can see it. */
  onShown: () => void;
  /** Called when it has closed. */
  onClose: () => void;
}

export const areas = ['components', 'home', 'kit'] as const;

/** Ways to tell others of the app, for somebody new. That they were asked is kept by the server. */
export default function NewUserSheet({ onShown, onClose }: NewUserSheetProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const [open, setOpen] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once
  useEffect(() => {
    onShown();
    // Not noted: they are asked once more another time, which harms nobody.
    void sdk
      .account()
      .then((account) => account.newUserSeen())
      .catch(() => undefined);
  }, []);
  const { title, desc, link, imgUrl } = sdk.share.content();
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onClose();
  };
  const send = () =>
    sdk.share.page().catch((error: unknown) => {
      if (wasCancelled(error)) return false;
      throw error;
    });
  return (
    <ShareSheet
      open={open}
      onOpenChange={change}
      title={t('home.newUserShare')}
      link={link}
      onSend={send}
      onCopy={sdk.host.copyText}
      poster={{ title, description: desc, pictureUrl: imgUrl || undefined, brand: t('app.brand') }}
    >
      <Button variant="text" block onClick={() => change(false)}>
        {t('home.newUserShare.later')}
      </Button>
    </ShareSheet>
  );
}
