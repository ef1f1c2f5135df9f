import { channelSource } from '@yunyou/contract';
import type { PluginHost } from '@yunyou/payment/authorisation';
import { useLazyBlock, useSdk } from '../../../shell';

/** What a page in the payment app has at hand. */
export interface PaymentAppPage {
  /** Resolves once `sdk.host` can ask the app for a login code; rejects where that can't be had. */
  join: () => Promise<unknown>;
  /** The app's plugins; undefined while they are not in the page. */
  plugins: () => PluginHost | undefined;
}

export interface ChannelLoginProps {
  /** The page as the payment app sees it. */
  paymentApp: PaymentAppPage;
  /** Called once the visitor is logged in. */
  onLoggedIn: () => void;
}

const ownLogins: readonly number[] = [channelSource.paymentApp, channelSource.shortVideoMiniProgram];

const loadButtons = () => import('./ChannelButtons.lazy');

/** The login that the visitor's own app offers, before the one by mobile number; nothing in other channels. */
export function ChannelLogin(props: ChannelLoginProps) {
  const { channel } = useSdk();
  const Buttons = useLazyBlock(loadButtons, ownLogins.includes(channel.source));
  return Buttons && <Buttons {...props} />;
}
