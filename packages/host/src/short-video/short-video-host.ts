import {
  createPlatformHost,
  type MiniProgramHost,
  type MiniProgramHostOptions,
} from '../mini-program/platform-host';
import type { ShortVideoTt } from './tt';

/** A mini-program of the short-video app, and what it pays with. */
export interface ShortVideoHost extends MiniProgramHost {
  /** For `@yunyou/payment`; the SDK takes it from here. Nothing where the platform object has no `pay`. */
  payPlatforms(): { shortVideo?: { pay: NonNullable<ShortVideoTt['pay']> } };
}

/** Apps that run these mini-programs, by name, and the tokens of their user agents. */
const appTokens: Readonly<Record<string, string>> = { DOUYIN: 'aweme', TOUTIAO: 'NewsArticle' };

/** The short-video app's mini-program, around the `tt` it is given. */
export function createShortVideoHost(tt: ShortVideoTt, options: MiniProgramHostOptions): ShortVideoHost {
  const { appName = '', version, SDKVersion, platform: system, model } = tt.getSystemInfoSync();
  const app = appTokens[appName.toUpperCase()] ?? appName;
  const menus: 'share'[] = ['share'];
  const host = createPlatformHost(
    tt,
    {
      kind: 'short-video',
      system,
      model,
      // Read by `@yunyou/channel` like that of its web views.
      tokens: `${app && `${app}/${version} `}ToutiaoMicroApp/${SDKVersion}`,
      // The platform does not tell.
      languages: [],
      showShareMenu: (answers) => void tt.showShareMenu({ menus, ...answers }),
      hideShareMenu: (answers) => void tt.hideShareMenu({ menus, ...answers }),
    },
    options,
  );
  return Object.assign(host, {
    payPlatforms: () => (tt.pay ? { shortVideo: { pay: tt.pay.bind(tt) } } : {}),
  });
}
