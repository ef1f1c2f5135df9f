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
}

export interface DrawStageProps extends DrawBlockProps {
  /** What the draw is shown by. */
  children: (stage: DrawProps) => ReactNode;
}

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

function Staged({ draw, onDraw, onShown, now, children }: StagedProps) {
  const { t } = useTexts();
  const [rules, setRules] = useState(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const over = now() >= draw.endsAtMs;
  return (
    <Stack>
      <Card title={draw.name}>
        <div className={styles.head}>
          <p className={styles.chances} role="status">
            {over ? t('marketing.draw.ended') : t('marketing.draw.chances', { count: draw.chancesLeft })}
          </p>
          {!over && (
            <span className={styles.time}>
              {t('marketing.draw.endsIn')}{' '}
              <Countdown endsAtMs={draw.endsAtMs} now={now} onEnd={renderAgain} />
            </span>
          )}
        </div>
        {children({
          items: draw.prizes.map(({ id, name }) => ({ key: id, label: name })),
          onDraw,
          onShown,
          disabled: over || draw.chancesLeft === 0,
        })}
        <div className={styles.foot}>
          <Button variant="text" aria-haspopup="dialog" onClick={() => setRules(true)}>
            {t('marketing.draw.rules')}
          </Button>
        </div>
      </Card>
      <Card title={t('marketing.draw.prizes')}>
        <ul className={styles.prizes}>
          {draw.prizes
            .filter((prize) => prize.kind !== 'none')
            .map((prize) => (
              <li key={prize.id}>
                <Tag tone={prize.kind === 'coupon' ? 'danger' : 'member'}>{prize.name}</Tag>
              </li>
            ))}
        </ul>
      </Card>
      <RulesDialog open={rules} onOpenChange={setRules}>
        <ol className={styles.rules}>
          {draw.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </RulesDialog>
    </Stack>
  );
}
