import { useEffect, useRef, useState } from 'react';
import { Avatar } from '../../../components/avatar';
import { AvatarCropper } from '../../../components/avatar-cropper';
import { Button } from '../../../components/button';
import { useToast } from '../../../components/toast';
import { CameraIcon, ImagePlusIcon } from '../../../icons';
import { AppPage, FormProblem, failureText, PageBody, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { asDataUrl } from './as-data-url';
import styles from './CropperView.module.css';

/** As much as an upload may have. */
const MAX_MEGABYTES = 10;
const FILE_NAME = 'avatar.jpg';

/**
 * Chooses or takes a picture and cuts it to a square. A member's becomes their avatar; without a login it goes back to the page that
 * asked for it, and nothing is sent.
 */
export function CropperView() {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const { isMember, user } = useSession();
  const chooseInput = useRef<HTMLInputElement>(null);
  const takeInput = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<File>();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Going back while the cropper is open would only close it.
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => {
    if (!open) leave?.();
  }, [leave, open]);

  const take = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // The same file can be chosen again.
    input.value = '';
    if (!file) return;
    if (file.size > MAX_MEGABYTES * 1024 * 1024) {
      return setProblem(t('account.crop.tooLarge', { megabytes: MAX_MEGABYTES }));
    }
    setProblem(undefined);
    setPicture(file);
    setOpen(true);
  };

  const keep = async (avatar: Blob) => {
    if (!isMember) {
      const dataUrl = await asDataUrl(avatar);
      return setLeave(() => () => sdk.pictures.answer({ dataUrl }));
    }
    try {
      await (await sdk.account()).setAvatar({ file: avatar, fileName: FILE_NAME });
      show(t('account.crop.done'), { kind: 'success' });
      setLeave(() => () => sdk.navigation.back());
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
      // Keeps the cropper open, with the cut as it is.
      return false;
    }
  };

  return (
    <AppPage width="narrow">
      <PageBody>
        <div className={styles.root}>
          <Avatar size={96} src={user?.avatarUrl ? sdk.config.assetUrl(user.avatarUrl) : undefined} />
          <p className={styles.hint}>{t('account.crop.hint')}</p>
          <div className={styles.ways}>
            <Button
              size="large"
              block
              icon={<ImagePlusIcon size={20} />}
              onClick={() => chooseInput.current?.click()}
            >
              {t('account.crop.choose')}
            </Button>
            <Button
              size="large"
              variant="outline"
              block
              icon={<CameraIcon size={20} />}
              onClick={() => takeInput.current?.click()}
            >
              {t('account.crop.take')}
            </Button>
          </div>
          <FormProblem>{problem}</FormProblem>
          <input
            ref={chooseInput}
            type="file"
            accept="image/*"
            aria-label={t('account.crop.choose')}
            className={styles.input}
            onChange={(event) => take(event.target)}
          />
          <input
            ref={takeInput}
            type="file"
            accept="image/*"
            capture="user"
            aria-label={t('account.crop.take')}
            className={styles.input}
            onChange={(event) => take(event.target)}
          />
        </div>
        {picture && (
          <AvatarCropper
            open={open}
            onOpenChange={setOpen}
            picture={picture}
            onCrop={keep}
            onChooseOther={() => chooseInput.current?.click()}
          />
        )}
      </PageBody>
    </AppPage>
  );
}
