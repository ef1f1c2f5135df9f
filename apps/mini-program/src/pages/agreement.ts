import type { Agreement } from '@yunyou/contract';
import { agreementNodes } from '../agreement-nodes';
import { blankScreen, type Screen, show } from '../screen';

interface AgreementData extends Screen {
  type: Agreement;
  /** HTML as `rich-text` draws it. */
  nodes: string;
}

/** The user agreement or the privacy policy, in the person's language. */
export function registerAgreement(): void {
  Page({
    data: { ...blankScreen, type: 'user', nodes: '' } as AgreementData,
    onLoad({ type }) {
      this.setData({ type: type === 'privacy' ? 'privacy' : 'user' });
      void this.refresh();
    },
    refresh() {
      const { type } = this.data;
      const title = type === 'privacy' ? 'app.privacyAgreement' : 'app.userAgreement';
      return show(this, [], title, async ({ sdk }) => ({
        nodes: agreementNodes(await sdk.config.agreementHtml(type)),
      }));
    },
  });
}
