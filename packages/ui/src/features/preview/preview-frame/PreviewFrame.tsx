import type { Locale, Preview } from '@yunyou/contract';
import type { PreviewOver } from '@yunyou/sdk/preview';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/button';
import { SegmentedControl } from '../../../components/segmented-control';
import { Spinner } from '../../../components/spinner';
import { StateMessage } from '../../../components/state';
import { useTexts } from '../../../texts';
import { momentsOf, momentTyped, typedMoment } from './moments';
import styles from './PreviewFrame.module.css';

/** How wide the page is: as there is room, or as on a phone or a desktop. */
export type PreviewWidth = 'fit' | 'phone' | 'desktop';

export interface PreviewSettings {
  locale: Locale;
  /** As if it were then, epoch ms; undefined: now. */
  atMs: number | undefined;
  width: PreviewWidth;
}

export interface PreviewFrameProps {
  /** What is shown; undefined while it is loaded. */
  preview: Preview | undefined;
  /** Why nothing is shown. Default: it is. */
  over?: PreviewOver | undefined;
  /** Language, moment and width of the page. */
  settings: PreviewSettings;
  /** Called with what is to be changed. */
  onSettingsChange: (change: Partial<PreviewSettings>) => void;
  /** Called to try again what failed. */
  onRetry: () => void;
  /** The page, in a frame of its own. */
  children: ReactNode;
}

/** A page as an operator wants to see it before anybody else: marked as a preview, in any language, at any moment. */
export function PreviewFrame({ preview, over, settings, children, ...events }: PreviewFrameProps) {
  const { t } = useTexts();
  if (over) return <Over over={over} onRetry={events.onRetry} />;
  return (
    <div className={styles.root}>
      <section className={styles.band} aria-label={t('preview.band')}>
        <Band preview={preview} settings={settings} onSettingsChange={events.onSettingsChange} />
      </section>
      <div className={styles.ground}>
        {preview ? (
          <div className={styles.page} data-width={settings.width}>
            {children}
          </div>
        ) : (
          <p className={styles.waiting}>
            <Spinner /> {t('preview.loading')}
          </p>
        )}
      </div>
    </div>
  );
}

function Over({ over, onRetry }: { over: PreviewOver; onRetry: () => void }) {
  const { t } = useTexts();
  if (over === 'failed')
    return (
      <StateMessage
        role="alert"
        scene="error"
        title={t('preview.failed')}
        actions={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
      />
    );
  const isOver = over === 'linkOver';
  return (
    <StateMessage
      role="alert"
      scene="lost"
      title={t(isOver ? 'preview.linkOver' : 'preview.notFound')}
      description={t(isOver ? 'preview.linkOverText' : 'preview.notFoundText')}
    />
  );
}

function Band({
  preview,
  settings,
  onSettingsChange,
}: Omit<PreviewFrameProps, 'children' | 'over' | 'onRetry'>) {
  const { t } = useTexts();
  const optionsId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.head}>
        <strong>{t(preview?.isDraft === false ? 'preview.published' : 'preview.draft')}</strong>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={optionsId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('preview.options')}
        </button>
      </div>
      <div id={optionsId} className={styles.options} data-open={isOpen || undefined}>
        <SegmentedControl
          label={t('preview.language')}
          items={[
            { value: 'zh-Hans', label: <span lang="zh-Hans">{t('preview.chinese')}</span> },
            { value: 'en', label: <span lang="en">English</span> },
          ]}
          value={settings.locale}
          onValueChange={(locale) => onSettingsChange({ locale: locale as Locale })}
        />
        <SegmentedControl
          label={t('preview.width')}
          items={[
            { value: 'fit', label: t('preview.fit') },
            { value: 'phone', label: '375' },
            { value: 'desktop', label: '1280' },
          ]}
          value={settings.width}
          onValueChange={(width) => onSettingsChange({ width: width as PreviewWidth })}
        />
        <Moment preview={preview} atMs={settings.atMs} onChange={(atMs) => onSettingsChange({ atMs })} />
      </div>
      <Problems problems={preview?.problems ?? []} />
    </>
  );
}

function Moment({
  preview,
  atMs,
  onChange,
}: {
  preview: Preview | undefined;
  atMs: number | undefined;
  onChange: (atMs: number | undefined) => void;
}) {
  const { t } = useTexts();
  const moments = momentsOf(preview?.parts.map(({ answer }) => answer));
  const named = moments ? (['before', 'during', 'after'] as const) : [];
  const present = named.find((name) => moments?.[name] === atMs);
  return (
    <div className={styles.moment}>
      <SegmentedControl
        label={t('preview.moment')}
        items={[
          { value: 'now', label: t('preview.now') },
          ...named.map((name) => ({ value: name, label: t(`preview.${name}`) })),
        ]}
        value={atMs === undefined ? 'now' : (present ?? '')}
        onValueChange={(name) => onChange(name === 'now' ? undefined : moments?.[name as 'before'])}
      />
      <label className={styles.then}>
        <span>{t('preview.then')}</span>
        <input
          type="datetime-local"
          value={atMs === undefined ? '' : typedMoment(atMs)}
          onChange={({ currentTarget }) => onChange(momentTyped(currentTarget.value))}
        />
      </label>
    </div>
  );
}

function Problems({ problems }: { problems: Preview['problems'] }) {
  const { t } = useTexts();
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems} role="status">
      <p>{t('preview.problems', { count: problems.length })}</p>
      <ul>
        {problems.map(({ call, path }) => (
          <li key={`${call} ${path}`}>
            <code>{path === '' ? call : `${call} · ${path}`}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
