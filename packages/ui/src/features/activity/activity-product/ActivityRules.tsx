import type { ActivityDetail } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { RulesDialog } from '../../../components/rules-dialog';
import { useTexts } from '../../../texts';
import styles from './ActivityProduct.module.css';
import type { Rules } from './use-rules';

export interface ActivityRulesProps {
  /** Whether they were agreed to, and whether their dialog is open. */
  rules: Rules;
  /** Whose rules they are. */
  activity: Pick<ActivityDetail, 'rules'>;
  /** They have to be agreed to before. */
  isAsked: boolean;
}

/** The way to the rules of an activity, the tick that says they were read, and their dialog. */
export function ActivityRules({ rules, activity, isAsked }: ActivityRulesProps) {
  const { t } = useTexts();
  return (
    <div className={styles.tick}>
      {isAsked && (
        <Checkbox checked={rules.isAgreed} onCheckedChange={rules.tick}>
          {t('activity.product.agree')}
        </Checkbox>
      )}
      <Button variant="text" aria-haspopup="dialog" onClick={() => rules.setOpen(true)}>
        {t('activity.rules')}
      </Button>
      <RulesDialog open={rules.isOpen} onOpenChange={rules.setOpen} onAgree={rules.onAgree}>
        <Points>
          {activity.rules.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Points>
      </RulesDialog>
    </div>
  );
}

export interface PointsProps {
  /** They follow each other. Default `false`. */
  isOrdered?: boolean;
  /** One `li` for each sentence. */
  children: ReactNode;
}

/** Sentences one below the other. */
export function Points({ isOrdered = false, children }: PointsProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return <List className={styles.points}>{children}</List>;
}
