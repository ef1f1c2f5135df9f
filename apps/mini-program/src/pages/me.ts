import { maskMobile } from '@yunyou/validators';
import { openAgreement } from '../agreements';
import { blankScreen, type Screen, shopOf, show, whileBusy } from '../screen';
import type { Shop } from '../shop';

interface MeData extends Screen {
  isMember: boolean;
  name: string;
  mobile: string;
  /** Address of the picture; empty for none. */
  avatar: string;
  /** How much of a new picture has been sent, such as `40%`; empty when none is on its way. */
  sent: string;
  problem: string;
  isBusy: boolean;
}

/** Who is logged in, their picture, the agreements, and the way out. */
export function registerMe(): void {
  Page({
    data: {
      ...blankScreen,
      isMember: false,
      name: '',
      mobile: '',
      avatar: '',
      sent: '',
      problem: '',
      isBusy: false,
    } as MeData,
    // Back from the login, there is somebody.
    onShow() {
      void this.refresh();
    },
    refresh() {
      return show(this, words, 'member.me.title', async (shop) => personOf(shop));
    },
    logIn() {
      shopOf().sdk.navigation.leadToLogin();
    },
    openOrders() {
      shopOf().open('orders');
    },
    openAgreement,
    /** The platform's own picker answered: the picture lies in a temporary file. */
    gotPicture(event: WechatMiniprogram.CustomEvent<{ avatarUrl: string }>) {
      const filePath = event.detail.avatarUrl;
      return whileBusy(this, async (shop) => {
        try {
          const file = { filePath, size: await sizeOf(filePath) };
          const account = await shop.sdk.account();
          const onProgress = (part: number) => this.setData({ sent: `${Math.round(part * 100)}%` });
          await account.setAvatar({ file, fileName: nameOf(filePath), onProgress });
          this.setData(personOf(shop));
          wx.showToast({ title: shop.sdk.i18n.texts.t('member.me.pictureChanged'), icon: 'none' });
        } finally {
          this.setData({ sent: '' });
        }
      });
    },
    async logOut() {
      const { sdk } = shopOf();
      const { t } = sdk.i18n.texts;
      const { confirm } = await wx.showModal({
        title: t('member.logout.confirm'),
        content: t('member.logout.hint'),
        confirmText: t('ui.confirm'),
        cancelText: t('ui.cancel'),
      });
      if (!confirm) return;
      await whileBusy(this, () => sdk.session.logout());
      this.setData(personOf(shopOf()));
    },
  });
}

const words = [
  'member.me.login',
  'member.me.loginHint',
  'member.me.userAgreement',
  'member.me.privacyAgreement',
  'member.me.picture',
  'member.logout',
  'order.list.title',
] as const;

function personOf({ sdk }: Shop): Partial<MeData> {
  const { isMember, user } = sdk.session.state;
  return {
    isMember,
    name: user?.name || sdk.i18n.texts.t('member.me.member'),
    mobile: user ? maskMobile(user.phoneNumber) : '',
    avatar: user?.avatarUrl ? sdk.config.assetUrl(user.avatarUrl) : '',
  };
}

/** Bytes of a temporary file; 0, which is no file to upload, when the platform has it no more. */
const sizeOf = (filePath: string): Promise<number> =>
  new Promise((resolve) => {
    wx.getFileSystemManager().getFileInfo({
      filePath,
      success: ({ size }) => resolve(size),
      fail: () => resolve(0),
    });
  });

/** Pictures the platform names without an ending are JPEG files. */
const nameOf = (filePath: string): string =>
  /[^/]+\.(?:jpe?g|png|webp|gif)$/i.exec(filePath)?.[0] ?? 'avatar.jpg';
