import { AppPage, useAppConfig, useSdk } from '../../app';
import { Button, ButtonLink } from '../../components/button';
import { StateMessage } from '../../components/state';
import { useTexts } from '../../texts';

export interface PageFailedProps {
  /** What went wrong, in the words of whoever led here. Default a general sentence. */
  message?: string;
  /** Address of the home page. */
  homeHref: string;
}

/** Something went wrong that trying again here does not mend. */
export function PageFailed({ message, homeHref }: PageFailedProps) {
  const { navigation } = useSdk();
  const { t } = useTexts();
  const { telephone } = useAppConfig();
  return (
    <AppPage width="narrow">
      <StateMessage
        role="alert"
        scene="error"
        title={t('shop.error.title')}
        description={message || t('shop.error.text')}
        actions={
          <>
            <Button onClick={() => void navigation.back()}>{t('shop.error.back')}</Button>
            <ButtonLink href={homeHref} replace variant="outline">
              {t('shop.lost.home')}
            </ButtonLink>
            {telephone && (
              <ButtonLink href={`tel:${telephone}`} variant="text">
                {t('shop.error.phone', { phone: telephone })}
              </ButtonLink>
            )}
          </>
        }
      />
    </AppPage>
  );
}
