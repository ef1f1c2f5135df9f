import type { ShareContent } from '../host';
import { HostError } from '../host-error';
import { askScript } from './ask-script';
import { type MessagingAppScript, type ScriptAnswers, shareMenuItems } from './script';

export interface ShareMenu {
  offer(content: ShareContent | undefined): Promise<void>;
  share(content: ShareContent): Promise<void>;
}

/**
 * The app's menu, the only way to share there: no call opens it. The newer calls only say that the content is set; the
 * older ones say what the person did with it, so both are made.
 */
export function createShareMenu(ready: () => Promise<MessagingAppScript>): ShareMenu {
  let supersede: () => void = () => {};

  async function setContent(script: MessagingAppScript, content: ShareContent): Promise<void> {
    const { title, desc, link, imgUrl } = content;
    await Promise.all([
      askScript('offerShare', (answers) =>
        script.updateAppMessageShareData({ title, desc, link, imgUrl, ...answers }),
      ),
      askScript('offerShare', (answers) =>
        script.updateTimelineShareData({ title, link, imgUrl, ...answers }),
      ),
      askScript('offerShare', (answers) => script.showMenuItems({ menuList: shareMenuItems, ...answers })),
    ]);
  }

  function setOlderMenu(script: MessagingAppScript, content: ShareContent, answers: ScriptAnswers): void {
    const { title, desc, link, imgUrl } = content;
    script.onMenuShareAppMessage({ title, desc, link, imgUrl, ...answers });
    script.onMenuShareTimeline({ title, link, imgUrl, ...answers });
  }

  return {
    async offer(content) {
      supersede();
      const script = await ready();
      if (!content) {
        await askScript('offerShare', (answers) =>
          script.hideMenuItems({ menuList: shareMenuItems, ...answers }),
        );
        return;
      }
      setOlderMenu(script, content, { success() {}, fail() {}, cancel() {} });
      await setContent(script, content);
    },
    async share(content) {
      supersede();
      const script = await ready();
      const shared = new Promise<void>((resolve, reject) => {
        supersede = () => reject(new HostError('cancelled', 'share'));
        setOlderMenu(script, content, {
          success: () => resolve(),
          fail: (error) => reject(new HostError('failed', 'share', error)),
          cancel: () => reject(new HostError('cancelled', 'share')),
        });
      });
      // The person may be quicker than the newer calls, which are not waited for.
      setContent(script, content).catch(() => {});
      await shared;
    },
  };
}
