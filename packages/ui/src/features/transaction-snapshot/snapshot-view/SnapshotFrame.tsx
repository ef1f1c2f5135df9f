import type { Locale, SnapshotDetail } from '@yunyou/contract';
import { locales } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { SegmentedControl } from '../../../components/segmented-control';
import { Verdict } from '../../../components/verdict';
import { saveText } from '../../../hooks/save-text';
import { AppPage, PageBody, useAppConfig } from '../../../shell';
import { TextsProvider, useTexts } from '../../../texts';
import { HashGroups } from './HashGroups';
import styles from './SnapshotView.module.css';
import { useDocumentTexts } from './use-document-texts';

export interface SnapshotFrameProps {
  /** What was agreed, as the server has it. */
  snapshot: Pick<SnapshotDetail, 'canonical' | 'sha256' | 'createdAtMs'>;
  /** Whether it is what was written then; undefined while that is computed. */
  isTrue: boolean | undefined;
  /** What the file is called that it is saved as. */
  fileName: string;
  /** Areas of texts that the document needs besides its own. Default none. */
  areas?: Parameters<typeof useDocumentTexts>[0];
  /** Renders the document in a language; undefined where it can't be read. */
  children: ((locale: Locale) => ReactNode) | undefined;
}

/** Around a snapshot: whether it is true, when it was agreed, its hash, its file, and the choice of its language. */
export function SnapshotFrame({ snapshot, isTrue, fileName, areas, children }: SnapshotFrameProps) {
  const { t, instant } = useTexts();
  return (
    <AppPage
      aside={
        <Card title={t('transactionSnapshot.hash')}>
          <HashGroups sha256={snapshot.sha256} />
          <p className={styles.hint}>{t('transactionSnapshot.hashHint')}</p>
        </Card>
      }
      bottomBar={
        <Button size="large" block variant="outline" onClick={() => saveText(snapshot.canonical, fileName)}>
          {t('transactionSnapshot.save')}
        </Button>
      }
    >
      <PageBody>
        <SnapshotVerdict isTrue={isTrue} />
        <p className={styles.agreed}>
          {t('transactionSnapshot.agreedAtTime', { time: instant(snapshot.createdAtMs, 'dateTimeSeconds') })}
        </p>
        {children && <InEitherLanguage areas={areas}>{children}</InEitherLanguage>}
        {isTrue !== undefined && !children && <Card>{t('transactionSnapshot.unreadable')}</Card>}
      </PageBody>
    </AppPage>
  );
}

function SnapshotVerdict({ isTrue }: { isTrue: boolean | undefined }) {
  const { t } = useTexts();
  const { telephone } = useAppConfig();
  const state = isTrue === undefined ? 'checking' : isTrue ? 'true' : 'wrong';
  return (
    <Card>
      <Verdict
        state={state === 'true' ? 'right' : state}
        title={t('transactionSnapshot.state', { state })}
        isHeading
        hints={[t('transactionSnapshot.stateHint', { state })]}
      />
      {state === 'wrong' && telephone && (
        <ButtonLink href={`tel:${telephone}`} variant="outline" block className={styles.call}>
          {t('transactionSnapshot.call', { telephone })}
        </ButtonLink>
      )}
    </Card>
  );
}

const languageNames: Record<Locale, string> = { 'zh-Hans': '中文', en: 'English' };

interface InEitherLanguageProps {
  areas: SnapshotFrameProps['areas'];
  children: (locale: Locale) => ReactNode;
}

/** What was agreed, in the language chosen here; both are stored, nothing is translated now. */
function InEitherLanguage({ areas, children }: InEitherLanguageProps) {
  const { t } = useTexts();
  const { chosen, locale, texts, choose } = useDocumentTexts(areas);
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
          {children(locale)}
        </div>
      </TextsProvider>
    </div>
  );
}
