import { useEffect, useState } from 'react';
import { useTexts } from '../../texts';
import { useAppConfig, useSdk, useStateOf } from '../sdk-context';
import styles from './DebugBand.module.css';

export const areas = ['shell'] as const;

/**
 * For testers: a band that says that this is a test, and a panel with what the app knows of itself and its last calls. No
 * token, request, answer or name is in it.
 */
export default function DebugBand() {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <aside className={styles.root} aria-label={t('shell.debug.band')}>
      <button type="button" className={styles.band} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('shell.debug.band')}
      </button>
      {open && <Panel />}
    </aside>
  );
}

function Panel() {
  const sdk = useSdk();
  const { t, locale } = useTexts();
  const { version } = useAppConfig();
  useStateOf(sdk.location.state);
  const [calls, setCalls] = useState(sdk.recentCalls);
  useEffect(() => sdk.on('call', () => setCalls(sdk.recentCalls())), [sdk]);
  const { cityName, cityNameEn, from } = sdk.location.current();
  const facts = [
    [t('shell.debug.version'), version],
    [t('shell.debug.environment'), sdk.environment],
    [t('shell.debug.source'), String(sdk.channel.source)],
    [t('shell.debug.channel'), sdk.channel.info.host],
    [t('shell.debug.place'), `${locale === 'en' ? cityNameEn : cityName} (${from})`],
    [t('shell.debug.clock'), `${Math.round(sdk.clock.now() - Date.now())} ms`],
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long content must scroll by keyboard
    <section className={styles.panel} aria-label={t('shell.debug.panel')} tabIndex={0}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.title}>{t('shell.debug.calls')}</h2>
      <ol className={styles.calls}>
        {calls.map(({ id, method, path, code, durationMs }) => (
          <li key={id}>{`${method} ${path} · ${code} · ${durationMs} ms`}</li>
        ))}
      </ol>
    </section>
  );
}
