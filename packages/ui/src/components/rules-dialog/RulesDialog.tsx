import type { ReactNode } from 'react';
import { useTexts } from '../../texts';
import { Button } from '../button';
import { Dialog } from '../dialog';

export interface RulesDialogProps {
  /** Whether the rules are shown. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Default 活动规则 / Rules. */
  title?: ReactNode;
  /** Called by 我已阅读并同意, before the dialog closes. Default nothing. */
  onAgree?: () => void;
  /** The rules. */
  children: ReactNode;
}

/** The rules of an activity, with the button that says they were read. */
export function RulesDialog({ open, onOpenChange, title, onAgree, children }: RulesDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title ?? t('components.rules.title')}
      footer={
        <Button
          block
          onClick={() => {
            onAgree?.();
            onOpenChange(false);
          }}
        >
          {t('components.rules.agree')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
