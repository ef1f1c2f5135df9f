import type { FlashItem } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { useToast } from '../../../components/toast';
import { failureText, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { activityAhead, useSubscriptionOffer } from '../../subscription/reminder';

/** Of which activities the member wants to be told. A visitor is led to the login first. */
export function useReminders(items: readonly Pick<FlashItem, 'activeId'>[]) {
  const sdk = useSdk();
  const { token } = useSession();
  const texts = useTexts();
  const { show } = useToast();
  const offer = useSubscriptionOffer();
  const [reminded, setReminded] = useState<ReadonlySet<string>>(new Set());
  const ids = [...new Set(items.map(({ activeId }) => activeId))].join(' ');
  useEffect(() => {
    if (token === undefined || ids === '') return;
    let isCurrent = true;
    sdk
      .flashSale()
      .then(({ isReminded }) => isCurrent && setReminded(new Set(ids.split(' ').filter(isReminded))))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [sdk, token, ids]);

  const remind = async (activeId: string, on: boolean) => {
    if (token === undefined) return sdk.navigation.leadToLogin();
    try {
      await (await sdk.flashSale()).remind(activeId, on, { silent: true });
      setReminded((now) => new Set(on ? [...now, activeId] : [...now].filter((id) => id !== activeId)));
      show(texts.t(on ? 'flashSale.remindSet' : 'flashSale.remindOff'), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'text' });
      return;
    }
    if (on) await offer(activityAhead, { activityId: activeId });
  };
  return { reminded, remind };
}
