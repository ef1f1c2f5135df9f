import { channelSource } from '@yunyou/contract';
import { useSdk } from '../../../shell';
import type { ChannelLoginProps } from './ChannelLogin';
import { PaymentAppLogin } from './PaymentAppLogin';
import { ShortVideoLogin } from './ShortVideoLogin';

export const areas = ['kit', 'session'] as const;

/** The button of the visitor's channel. */
export default function ChannelButtons(props: ChannelLoginProps) {
  const { channel } = useSdk();
  if (channel.source === channelSource.paymentApp) return <PaymentAppLogin {...props} />;
  return <ShortVideoLogin onLoggedIn={props.onLoggedIn} />;
}
