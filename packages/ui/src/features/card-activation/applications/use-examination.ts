import { cardExaminePollMs, type ResponseOf } from '@yunyou/contract';
import { useEffect } from 'react';
import { type Resource, useResource, useSdk } from '../../../shell';

/** How far an application is; asked again while it is open and the page is seen. */
export function useExamination(id: string): Resource<ResponseOf<'annualCard', 'examine'>> {
  const { cardActivation } = useSdk();
  const examination = useResource(
    async () => (await cardActivation()).application(id, { silent: true }),
    [cardActivation, id],
  );
  const { reload, value } = examination;
  const isOpen = value?.application.status === 'submitted';
  useEffect(() => {
    if (!isOpen) return;
    const ask = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    const timer = setInterval(ask, cardExaminePollMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isOpen, reload]);
  return examination;
}
