import { createPlatformHost, type MiniProgramHost, type MiniProgramHostOptions } from './platform-host';
import type { MiniProgramWx } from './wx';

/** A mini-program of the messaging app, and what it pays with. */
export interface MessagingMiniProgramHost extends MiniProgramHost {
  /** For `@yunyou/payment`; the SDK takes it from here. */
  payPlatforms(): { miniProgram: Pick<MiniProgramWx, 'requestPayment'> };
}

/** The messaging app's mini-program, around the `wx` it is given. */
export function createMiniProgramHost(
  wx: MiniProgramWx,
  options: MiniProgramHostOptions,
): MessagingMiniProgramHost {
  const { version, language } = wx.getAppBaseInfo();
  const { platform: system, model } = wx.getDeviceInfo();
  const host = createPlatformHost(
    wx,
    {
      kind: 'mini-program',
      system,
      model,
      // A mini-program has no user agent; this one is read by `@yunyou/channel` like that of its web views.
      tokens: `MicroMessenger/${version} miniProgram/${wx.getAccountInfoSync().miniProgram.appId}`,
      languages: [language.replace('_', '-')],
      showShareMenu: (answers) =>
        void wx.showShareMenu({ menus: ['shareAppMessage', 'shareTimeline'], ...answers }),
      hideShareMenu: (answers) => void wx.hideShareMenu(answers),
    },
    options,
  );
  return Object.assign(host, { payPlatforms: () => ({ miniProgram: wx }) });
}
