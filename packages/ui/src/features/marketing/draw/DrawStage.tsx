import type { Draw } from '@yunyou/contract';
import { type ReactNode, useReducer, useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Countdown } from '../../../components/countdown';
import type { DrawProps } from '../../../components/draw';
import { RulesDialog } from '../../../components/rules-dialog';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { Tag } from '../../../components/tag';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { EndSoon } from '../group-progress/EndSoon';
import { DrawPending } from './DrawPending';
import styles from './DrawStage.module.css';

export interface DrawBlockProps {
  /** The draw, as `useResource` gives it; null where there is none. */
  draw: ResourceViewProps<Draw | null>['resource'];
  /** Draws on the server: resolves to the prize's id. */
  onDraw: () => Promise<string>;
  /** Called with the prize's id once it has been shown: time to ask how many chances are left. Default: nothing. */
  onShown?: (prizeId: string) => void;
  /** The server's clock, epoch milliseconds: the SDK's `clock.now`. */
  now: () => number;
  /** When it begins, in epoch milliseconds. Default: it has begun. */
  startsAtMs?: number;
  /** Called when it begins or ends while it is shown. Default nothing. */
  onTurn?: () => void;
  /** What is said of a draw that did not work; empty for nothing. Default: that it cost no chance. */
  failedText?: string;
  /** Nothing can be drawn now, whatever else is true. Default `false`. */
  disabled?: boolean;
  /** What stands under the stage. Default: the way to its rules. */
  foot?: ReactNode;
  /** What stands below its card. Default: the names of its prizes. */
  prizes?: ReactNode;
}

export interface DrawStageProps extends DrawBlockProps {
  /** What the draw is shown by. */
  children: (stage: DrawProps) => ReactNode;
}

const DAY_MS = 86_400_000;

/** What stands around every draw: its name, chances, time, rules and prizes. */
export function DrawStage({ draw, children, ...rest }: DrawStageProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={draw}
      pending={<DrawPending />}
      isEmpty={(value) => value === null}
      empty={<Empty title={t('marketing.draw.empty')} description={t('marketing.draw.emptyHint')} />}
    >
      {(value) =>
        value && (
          <Staged draw={value} {...rest}>
            {children}
          </Staged>
        )
      }
    </ResourceView>
  );
}

interface StagedProps extends Omit<DrawStageProps, 'draw'> {
  draw: Draw;
}

function Staged({ draw, now, onTurn, children, ...rest }: StagedProps) {
  const { t } = useTexts();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { startsAtMs = 0, disabled = false, foot, prizes, ...stage } = rest;
  const isComing = now() < startsAtMs;
  const isOver = now() >= draw.endsAtMs;
  const turn = () => {
    renderAgain();
    onTurn?.();
  };
  return (
    <Stack>
      <Card title={draw.name}>
        <div className={styles.head}>
          <p className={styles.chances} role="status">
            {isOver ? t('marketing.draw.ended') : t('marketing.draw.chances', { count: draw.chancesLeft })}
          </p>
          {!isOver && (
            <span className={styles.time}>
              {t(isComing ? 'marketing.activity.startsIn' : 'marketing.draw.endsIn')}{' '}
              <Countdown
                key={isComing ? 'start' : 'end'}
                endsAtMs={isComing ? startsAtMs : draw.endsAtMs}
                format={(isComing ? startsAtMs : draw.endsAtMs) - now() > DAY_MS ? 'words' : 'clock'}
                now={now}
                onEnd={turn}
              />
              {!isComing && <EndSoon endsAtMs={draw.endsAtMs} now={now} />}
            </span>
          )}
        </div>
        {children({
          items: draw.prizes.map(({ id, name }) => ({ key: id, label: name })),
          disabled: disabled || isComing || isOver || draw.chancesLeft === 0,
          ...stage,
        })}
        <div className={styles.foot}>{foot ?? <Rules rules={draw.rules} />}</div>
      </Card>
      {prizes ?? <PrizeNames prizes={draw.prizes} />}
    </Stack>
  );
}

/** The way to the rules, and their dialog. */
function Rules({ rules }: Pick<Draw, 'rules'>) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('marketing.draw.rules')}
      </Button>
      <RulesDialog open={open} onOpenChange={setOpen}>
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </RulesDialog>
    </>
  );
}

function PrizeNames({ prizes }: Pick<Draw, 'prizes'>) {
  const { t } = useTexts();
  return (
    <Card title={t('marketing.draw.prizes')}>
      <ul className={styles.prizes}>
        {prizes
          .filter((prize) => prize.kind !== 'none')
          .map((prize) => (
            <li key={prize.id}>
              <Tag tone={prize.kind === 'coupon' ? 'danger' : 'member'}>{prize.name}</Tag>
            </li>
          ))}
      </ul>
    </Card>
  );
}
