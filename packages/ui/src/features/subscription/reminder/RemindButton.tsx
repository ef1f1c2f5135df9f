import { useState } from 'react';
import { Button } from '../../../components/button';
import { Modal } from '../../../components/modal';
import { Tag } from '../../../components/tag';
import { useToast } from '../../../components/toast';
import { failureText, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { activityAhead } from './activity-ahead';

export interface RemindButtonProps {
  /** What begins: an activity, or a coupon that can be claimed from then on. */
  activityId: string;
  /** What it is called. */
  name: string;
}

/** Asks to be told before something starts. A visitor is led to the login first. */
export function RemindButton({ activityId, name }: RemindButtonProps) {
  const { subscription, navigation } = useSdk();
  const { token } = useSession();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [done, setDone] = useState(false);
  /** Answers whether the person wants to go to the settings; undefined while nobody asks. */
  const [answer, setAnswer] = useState<(goes: boolean) => void>();
  const reminded = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (goes: boolean) => {
        setAnswer(undefined);
        resolve(goes);
      });
    });
  const remind = async () => {
    if (!subscription.supported) {
      return show(t('subscription.problem', { code: 'unsupported' }), { kind: 'text' });
    }
    if (token === undefined) return navigation.leadToLogin();
    try {
      await subscription.task(activityAhead, { subject: { activityId }, remind: reminded });
      setDone(true);
      show(t('subscription.reminded'), { kind: 'success' });
    } catch (error) {
      const { name: kind, code } = Object(error);
      show(
        kind === 'SubscriptionError'
          ? t('subscription.problem', { code: String(code) })
          : failureText(texts, error),
        { kind: 'text' },
      );
    }
  };
  return (
    <>
      {done ? (
        <Tag tone="primary">{t('subscription.isReminded')}</Tag>
      ) : (
        <Button
          size="small"
          variant="outline"
          aria-label={t('subscription.remindNamed', { name })}
          onClick={remind}
        >
          {t('subscription.remind')}
        </Button>
      )}
      <Modal
        open={answer !== undefined}
        onOpenChange={() => {}}
        title={t('subscription.reminder')}
        confirmText={t('subscription.settings')}
        onConfirm={() => answer?.(true)}
        onCancel={() => answer?.(false)}
      >
        {t('subscription.reminderText')}
      </Modal>
    </>
  );
}
