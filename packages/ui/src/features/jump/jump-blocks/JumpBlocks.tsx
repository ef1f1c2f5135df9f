import { timeStatus } from '@yunyou/contract';
import type { Jump, JumpPart } from '@yunyou/sdk';
import { useState } from 'react';
import { Countdown } from '../../../components/countdown';
import { Empty } from '../../../components/state';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { hasSomething, SpecialParts, type SpecialPartsProps } from '../../special/special-parts';
import styles from './JumpBlocks.module.css';
import { TappedPicture } from './TappedPicture';

export interface JumpBlocksProps {
  /** What the page shows, as the SDK tells. */
  jump: Extract<Jump, { state: 'show' }>;
  /** Address of this page for other devices, in the code that they scan. */
  pageHref: string;
  /** Called once when the time to the start is up. */
  onStart: () => void;
  /** Where the parts lead. */
  hrefs: SpecialPartsProps['hrefs'];
}

type Shown = Exclude<JumpPart, { type: 'picture' }>;
type Picture = Extract<JumpPart, { type: 'picture' }>;

/** Parts that follow each other are shown as those of specials are; pictures stand between them. */
function runsOf(parts: readonly JumpPart[]): (Picture | Shown[])[] {
  const runs: (Picture | Shown[])[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (part.type === 'picture') runs.push(part);
    else if (!hasSomething(part)) continue;
    else if (Array.isArray(last)) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

/** What the operator has put on a jump page, part by part; before its start the time until then. */
export function JumpBlocks({ jump: { target, parts }, pageHref, onStart, hrefs }: JumpBlocksProps) {
  const { clock } = useSdk();
  const { t } = useTexts();
  const [tab, setTab] = useState('');
  const { title, subtitle, startsAtMs } = target;
  const isComing = target.timeStatus === timeStatus.notStarted;
  const runs = runsOf(parts);
  return (
    <article className={styles.root}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {isComing && (
          <p className={styles.start}>
            {t('jump.untilStart')}{' '}
            <Countdown endsAtMs={startsAtMs} now={clock.now} format="words" onEnd={onStart} />
          </p>
        )}
      </div>
      {!isComing && runs.length === 0 && <Empty title={t('jump.nothing')} />}
      {runs.map((run, place) =>
        Array.isArray(run) ? (
          <SpecialParts
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one page, never moved
            key={place}
            components={run}
            tab={tab}
            onTabChange={setTab}
            hrefs={hrefs}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one page, never moved
          <TappedPicture key={place} part={run} pageHref={pageHref} priority={place === 0} />
        ),
      )}
    </article>
  );
}
