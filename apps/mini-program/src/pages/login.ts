import { loginResult } from '@yunyou/contract';
import { AuthorisationError, LoginError } from '@yunyou/sdk';
import { openAgreement } from '../agreements';
import { blankScreen, failureText, type Screen, shopOf, show } from '../screen';
import type { Shop } from '../shop';

interface LoginData extends Screen {
  /** Nobody is asked before they agree to the terms. */
  isAgreed: boolean;
  /** The platform's code tells us nobody: the phone button is shown. */
  isNew: boolean;
  problem: string;
  isBusy: boolean;
}

/**
 * The platform's login. Whoever has an account is let in by the platform's code alone; somebody new is asked for the phone
 * button, whose answer binds their number.
 */
export function registerLogin(): void {
  // The code whose session encrypts the phone button's answer: one fetched after the tap makes that worthless.
  const codes = new WeakMap<object, string>();

  Page({
    data: { ...blankScreen, isAgreed: false, isNew: false, problem: '', isBusy: false } as LoginData,
    onLoad() {
      void this.refresh();
    },
    refresh() {
      return show(this, words, 'session.login.title', async () => ({}));
    },
    agree() {
      this.setData({ isAgreed: !this.data.isAgreed, problem: '' });
    },
    openAgreement,
    async enter() {
      if (!this.data.isAgreed) return this.askToAgree();
      await this.logIn(async ({ sdk }) => (await sdk.logins()).byMiniProgram());
      if (this.data.isNew) await this.fetchCode();
    },
    async gotPhoneNumber(event: WechatMiniprogram.ButtonGetPhoneNumber) {
      if (!this.data.isAgreed) return this.askToAgree();
      const { errMsg, encryptedData, iv, code } = event.detail;
      const phone = { errMsg, encryptedData, iv, code };
      const loginCode = codes.get(this);
      await this.logIn(async ({ sdk }) => (await sdk.logins()).byMiniProgram({ phone, code: loginCode }));
      // A code works once.
      if (this.data.problem !== '') await this.fetchCode();
    },
    askToAgree() {
      this.setData({ problem: shopOf().sdk.i18n.texts.t('session.login.agreeFirst') });
    },
    async fetchCode() {
      codes.delete(this);
      try {
        codes.set(this, await shopOf().host.loginCode());
      } catch {
        // Without a network there is none; the login fetches one then.
      }
    },
    async logIn(work: (shop: Shop) => Promise<void>) {
      if (this.data.isBusy) return;
      const shop = shopOf();
      this.setData({ isBusy: true, problem: '' });
      try {
        await work(shop);
        shop.sdk.navigation.returnAfterLogin();
      } catch (error) {
        const isNew = error instanceof LoginError && error.result === loginResult.newUser;
        // To somebody new that is no failure: the phone button takes over.
        if (isNew && !this.data.isNew) this.setData({ isNew });
        else this.setData({ problem: problemOf(shop, error, this.data.isNew) });
      } finally {
        this.setData({ isBusy: false });
      }
    },
  });
}

const words = [
  'session.login.title',
  'session.login.lead',
  'session.login.submit',
  'session.login.phone',
  'session.login.agree',
  'session.login.and',
  'app.userAgreement',
  'app.privacyAgreement',
] as const;

/** @param isBinding the phone button's number was to be bound to the platform's account */
function problemOf(shop: Shop, error: unknown, isBinding: boolean): string {
  const { t } = shop.sdk.i18n.texts;
  if (error instanceof LoginError) {
    const isElsewhere = error.result === loginResult.phoneBoundElsewhere;
    if (isElsewhere) return t('session.login.otherPhone');
    return t(isBinding ? 'session.bind.failed' : 'session.login.failed');
  }
  if (error instanceof AuthorisationError) {
    return t(error.code === 'cancelled' ? 'session.auth.cancelled' : 'session.auth.failed');
  }
  return failureText(shop, error);
}
