import { Button, ButtonLink } from '../../../components/button';
import { useOnline } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityBar } from '../../activity/activity-product';
import type { Starting } from './use-starting';

export interface BargainBarProps {
  starting: Starting;
  /** No bargain can be started now. */
  isGone: boolean;
  /** The page of the bargain that the member has running for it; undefined for none. */
  ownHref: string | undefined;
  /** All bargains of the member. */
  mineHref: string;
}

/** Starts a bargain, or goes on with the one that runs. */
export function BargainBar({ starting, isGone, ownHref, mineHref }: BargainBarProps) {
  const { t } = useTexts();
  const isOnline = useOnline();
  return (
    <ActivityBar problem={starting.problem}>
      {starting.isAtLimit && (
        <ButtonLink href={mineHref} variant="secondary" size="large">
          {t('bargain.goods.mine')}
        </ButtonLink>
      )}
      {ownHref === undefined ? (
        <Button size="large" disabled={!isOnline || isGone} onClick={starting.start}>
          {t('bargain.goods.start')}
        </Button>
      ) : (
        <ButtonLink size="large" href={ownHref}>
          {t('bargain.goods.goOn')}
        </ButtonLink>
      )}
    </ActivityBar>
  );
}
