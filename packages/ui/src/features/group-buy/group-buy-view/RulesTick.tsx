import { Button } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { useTexts } from '../../../texts';
import styles from './GroupBuyView.module.css';
import type { Joining } from './use-joining';

export interface RulesTickProps {
  joining: Joining;
  /** They have to be agreed to before. */
  isAsked: boolean;
}

/** The way to the rules, and the tick that says they were read. */
export function RulesTick({ joining, isAsked }: RulesTickProps) {
  const { t } = useTexts();
  return (
    <div className={styles.tick}>
      {isAsked && (
        <Checkbox checked={joining.isAgreed} onCheckedChange={joining.tick}>
          {t('groupBuy.agree')}
        </Checkbox>
      )}
      <Button variant="text" aria-haspopup="dialog" onClick={() => joining.setRulesOpen(true)}>
        {t('groupBuy.rules')}
      </Button>
    </div>
  );
}
