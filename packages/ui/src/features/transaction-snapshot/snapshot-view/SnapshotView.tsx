import { type Locale, locales, type SnapshotContent, type SnapshotDetail } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { SegmentedControl } from '../../../components/segmented-control';
import { saveText } from '../../../hooks/save-text';
import { CircleAlertIcon, ShieldCheckIcon } from '../../../icons';
import { AppPage, PageBody, useAppConfig, useSdk } from '../../../shell';
import { TextsProvider, useTexts } from '../../../texts';
import { HashGroups } from './HashGroups';
import { LineDocument } from './LineDocument';
import { OrderDocument } from './OrderDocument';
import styles from './SnapshotView.module.css';
import { useDocumentTexts } from './use-document-texts';

export interface SnapshotViewProps {
  /** A snapshot as the server has it. */
  snapshot: SnapshotDetail;
}

interface Checked {
  isTrue: boolean;
  content: SnapshotContent | undefined;
}

/** One snapshot: whether it is what was agreed, computed on this device, and all that it says in either language. */
export function SnapshotView({ snapshot }: SnapshotViewProps) {
  const { t, instant } = useTexts();
  const checked = useChecked(snapshot);
  return (
    <AppPage
      aside={<Fingerprint snapshot={snapshot} />}
      bottomBar={
        <Button size="large" block variant="outline" onClick={() => save(snapshot, checked?.content)}>
          {t('transactionSnapshot.save')}
        </Button>
      }
    >
      <PageBody>
        <Verdict isTrue={checked?.isTrue} />
        <p className={styles.agreed}>
          {t('transactionSnapshot.agreedAtTime', { time: instant(snapshot.createdAtMs, 'dateTimeSeconds') })}
        </p>
        {checked?.content && <SnapshotDocument content={checked.content} />}
        {checked && !checked.content && <Card>{t('transactionSnapshot.unreadable')}</Card>}
      </PageBody>
    </AppPage>
  );
}

/** Computed once the code for it is there. */
function useChecked(snapshot: SnapshotDetail): Checked | undefined {
  const sdk = useSdk();
  const [checked, setChecked] = useState<Checked & { of: SnapshotDetail }>();
  useEffect(() => {
    let isGone = false;
    sdk.transactionSnapshots().then(
      ({ verify, content }) => {
        if (!isGone) setChecked({ of: snapshot, isTrue: verify(snapshot), content: content(snapshot) });
      },
      // The page's own loader has fetched it already; without it nothing is claimed.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [sdk, snapshot]);
  return checked?.of === snapshot ? checked : undefined;
}

function save({ id, canonical }: SnapshotDetail, content: SnapshotContent | undefined) {
  const part = content?.kind === 'line' ? `-${content.seq + 1}` : '';
  saveText(canonical, `snapshot-${content?.orderSn ?? id}${part}.json`);
}

function Verdict({ isTrue }: { isTrue: boolean | undefined }) {
  const { t } = useTexts();
  const { telephone } = useAppConfig();
  const state = isTrue === undefined ? 'checking' : isTrue ? 'true' : 'wrong';
  return (
    <Card>
      <div className={styles.verdict} data-state={state}>
        {state === 'wrong' ? <CircleAlertIcon size={28} /> : <ShieldCheckIcon size={28} />}
        <div role="status">
          <h2 className={styles.state}>{t('transactionSnapshot.state', { state })}</h2>
          <p className={styles.hint}>{t('transactionSnapshot.stateHint', { state })}</p>
        </div>
      </div>
      {state === 'wrong' && telephone && (
        <ButtonLink href={`tel:${telephone}`} variant="outline" block className={styles.call}>
          {t('transactionSnapshot.call', { telephone })}
        </ButtonLink>
      )}
    </Card>
  );
}

function Fingerprint({ snapshot }: SnapshotViewProps) {
  const { t } = useTexts();
  return (
    <Card title={t('transactionSnapshot.hash')}>
      <HashGroups sha256={snapshot.sha256} />
      <p className={styles.hint}>{t('transactionSnapshot.hashHint')}</p>
    </Card>
  );
}

const languageNames: Record<Locale, string> = { 'zh-Hans': '中文', en: 'English' };

/** What was agreed, in the language chosen here; both are stored, nothing is translated now. */
function SnapshotDocument({ content }: { content: SnapshotContent }) {
  const { t } = useTexts();
  const { chosen, locale, texts, choose } = useDocumentTexts();
  return (
    <div className={styles.document}>
      <SegmentedControl
        label={t('transactionSnapshot.language')}
        items={locales.map((one) => ({ value: one, label: <span lang={one}>{languageNames[one]}</span> }))}
        value={chosen}
        onValueChange={(value) => {
          const next = locales.find((one) => one === value);
          if (next) choose(next);
        }}
      />
      <TextsProvider texts={texts}>
        <div lang={locale} className={styles.document}>
          {content.kind === 'order' ? (
            <OrderDocument content={content} locale={locale} />
          ) : (
            <LineDocument content={content} locale={locale} />
          )}
        </div>
      </TextsProvider>
    </div>
  );
}
