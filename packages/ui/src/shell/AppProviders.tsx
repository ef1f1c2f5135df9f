import type { Sdk } from '@yunyou/sdk';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { LinkProvider } from '../components/link';
import { type OnOverlayOpen, OverlayContext } from '../components/overlay';
import { type CleanHtml, CleanHtmlContext } from '../components/rich-text/clean-html';
import { ToastProvider, useToast } from '../components/toast';
import { TextsProvider, useTexts } from '../texts';
import { useAppearance } from './appearance';
import { type IsNewPage, NewPageContext } from './LowerPart';
import { PageShownContext } from './page-shown';
import { SdkContext, useAppConfig, useSdk } from './sdk-context';

export interface AppProvidersProps {
  /** What every block reads and calls: one for the app, one for a request, one for a test. */
  sdk: Sdk;
  /** Hears that a person is about to follow a link, so that the page can be fetched ahead. Default nothing. */
  onIntent?: (href: string) => void;
  /** Cleans operators' texts where there is no document: on a server. Default: the browser's way. */
  cleanHtml?: CleanHtml;
  /** Whether the page that appears was come to by going on. Its lower part then waits for the upper one. Default: never. */
  isNewPage?: IsNewPage;
  /** Called when a page is on the screen and hydrated. Default nothing. */
  onPageShown?: () => void;
  /** Hears what opens over the page, so that the way back closes it. Default: the way back leaves the page. */
  onOverlayOpen?: OnOverlayOpen;
  /** The app: its frame and pages. */
  children: ReactNode;
}

const never = () => false;
const nothing = () => {};

/** Everything a page's blocks need around them: the SDK, its texts, links, short messages, the theme. */
export function AppProviders({
  sdk,
  onIntent,
  cleanHtml,
  isNewPage = never,
  onPageShown = nothing,
  onOverlayOpen,
  children,
}: AppProvidersProps) {
  const texts = useSyncExternalStore(
    sdk.i18n.subscribe,
    () => sdk.i18n.texts,
    () => sdk.i18n.texts,
  );
  return (
    <SdkContext value={sdk}>
      <TextsProvider texts={texts}>
        <CleanHtmlContext value={cleanHtml ?? null}>
          <ToastProvider>
            <LinkProvider
              onIntent={onIntent}
              onNavigate={(href, { replace }) =>
                replace ? sdk.navigation.redirect(href) : sdk.navigation.navigate(href)
              }
            >
              <SpokenEvents />
              <DocumentLook />
              <PageShownContext value={onPageShown}>
                <NewPageContext value={isNewPage}>
                  <OverlayContext value={onOverlayOpen}>{children}</OverlayContext>
                </NewPageContext>
              </PageShownContext>
            </LinkProvider>
          </ToastProvider>
        </CleanHtmlContext>
      </TextsProvider>
    </SdkContext>
  );
}

/** Says what the SDK reports; the SDK itself shows nothing. */
function SpokenEvents() {
  const sdk = useSdk();
  const { show } = useToast();
  const { t } = useTexts();
  useEffect(() => {
    const stops = [
      sdk.on('error', ({ message }) => show(message || t('app.failed'), { kind: 'error' })),
      sdk.on('loginExpired', ({ needsLogin }) => {
        if (needsLogin) show(t('app.loginExpired'));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [sdk, show, t]);
  return null;
}

/** Language, theme, text size and the operator's themes, on the document itself. */
function DocumentLook() {
  const { locale } = useTexts();
  const [{ theme, textSize }] = useAppearance();
  const { isGrayTheme, homeTheme } = useAppConfig();
  useEffect(() => {
    const { documentElement: root } = document;
    // Given once more, even the same language makes a browser look up the style of every element again.
    if (root.lang !== locale) root.lang = locale;
    root.dataset.theme = theme;
    root.dataset.text = textSize;
    root.toggleAttribute('data-gray', isGrayTheme);
    root.toggleAttribute('data-home-theme', homeTheme.isOpen);
    if (homeTheme.isOpen) root.style.setProperty('--yy-home-theme-color', homeTheme.config.color);
    else root.style.removeProperty('--yy-home-theme-color');
  }, [locale, theme, textSize, isGrayTheme, homeTheme]);
  return null;
}
