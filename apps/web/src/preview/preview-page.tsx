import type { PreviewPage as Page, Preview } from '@yunyou/contract';
import { previewRefreshSeconds } from '@yunyou/contract';
import { createPreviewReader, type PreviewOver, PreviewRefused } from '@yunyou/sdk/preview';
import { AppPage, useTexts } from '@yunyou/ui';
import { PreviewFrame, type PreviewSettings } from '@yunyou/ui/features/preview';
import { useEffect, useRef, useState } from 'react';
import { FRAME_PARAMETER, FRAME_READY, type ShownInFrame } from './messages';
import { previewedHrefs } from './preview-hrefs';

export interface PreviewPageProps {
  page: Page;
  /** What the page's address says. */
  search: { id: string; key: string; atMs: string; locale: string };
}

type State = { preview: Preview; over?: undefined } | { preview?: undefined; over: PreviewOver | undefined };

/** A preview: what the draft, or else what is published, makes of a page. Asked for anew while somebody looks. */
export function PreviewPage({ page, search: { id, key, atMs, locale } }: PreviewPageProps) {
  const { t, locale: own } = useTexts();
  const [settings, setSettings] = useState<PreviewSettings>({
    locale: locale === 'en' || locale === 'zh-Hans' ? locale : own,
    atMs: /^\d{1,15}$/.test(atMs) ? Number(atMs) : undefined,
    width: 'fit',
  });
  const [state, setState] = useState<State>({ over: undefined });
  const [tries, setTries] = useState(0);
  const { locale: shownLocale, atMs: shownAtMs } = settings;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    const { read } = createPreviewReader({ baseUrl: '' });
    let isOver = false;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const preview = await read({
          page,
          locale: shownLocale,
          ...(id && { id }),
          ...(key && { key }),
          ...(shownAtMs !== undefined && { atMs: shownAtMs }),
        });
        if (preview && !isOver) setState({ preview });
      } catch (error) {
        if (isOver) return;
        const over = error instanceof PreviewRefused ? error.reason : 'failed';
        // A network that fails between two looks takes nothing away.
        setState((present) => (over === 'failed' && present.preview ? present : { over }));
      }
    };
    setState({ over: undefined });
    void look();
    const timer = setInterval(() => void look(), previewRefreshSeconds * 1000);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [page, id, key, shownLocale, shownAtMs, tries]);

  return (
    <AppPage>
      <PreviewFrame
        preview={state.preview}
        over={state.over}
        settings={settings}
        onSettingsChange={(change) => setSettings((present) => ({ ...present, ...change }))}
        onRetry={() => setTries(tries + 1)}
      >
        {state.preview && (
          <Framed
            key={`${shownLocale} ${shownAtMs}`}
            title={t('preview.frame')}
            shown={{
              type: 'preview',
              preview: state.preview,
              href: previewedHrefs[page](id || (state.preview.id ?? '')),
              locale: shownLocale,
            }}
          />
        )}
      </PreviewFrame>
    </AppPage>
  );
}

/** The page itself, in a window of its own: as wide as it is there, it is laid out. */
function Framed({ shown, title }: { shown: ShownInFrame; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(shown);
  const { preview } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when there is something new to show
  useEffect(() => {
    latest.current = shown;
    frame.current?.contentWindow?.postMessage(shown, window.location.origin);
  }, [preview]);
  useEffect(() => {
    const onMessage = ({ data, source, origin }: MessageEvent) => {
      if (data !== FRAME_READY || source !== frame.current?.contentWindow) return;
      if (origin === window.location.origin)
        frame.current?.contentWindow?.postMessage(latest.current, origin);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return <iframe ref={frame} title={title} src={`${window.location.pathname}?${FRAME_PARAMETER}=1`} />;
}
