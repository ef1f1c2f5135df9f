import { Button, ButtonLink } from '../../components/button';
import { StateMessage } from '../../components/state';
import { useTexts } from '../../texts';
import { AppPage } from '../AppPage';
import { useAppConfig, useSdk } from '../sdk-context';

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
        title={t('shell.error.title')}
        description={message || t('shell.error.text')}
        actions={
          <>
            <Button onClick={() => void navigation.back()}>{t('shell.error.back')}</Button>
            <ButtonLink href={homeHref} replace variant="outline">
              {t('shell.notFound.home')}
            </ButtonLink>
            {telephone && (
              <ButtonLink href={`tel:${telephone}`} variant="text" block>
                {t('shell.error.phone', { phone: telephone })}
              </ButtonLink>
            )}
          </>
        }
      />
    </AppPage>
  );
}
