import { HouseIcon, UserRoundIcon } from '../icons';
import { useSdk } from './sdk-context';

const own: Readonly<Record<string, typeof HouseIcon>> = {
  home: HouseIcon,
  'home-filled': HouseIcon,
  user: UserRoundIcon,
  'user-filled': UserRoundIcon,
};

/** A tab's icon: one of ours by name, or the operator's picture. */
export function TabIcon({ icon }: { icon: string }) {
  const sdk = useSdk();
  const Icon = own[icon];
  if (Icon) return <Icon size={24} fill={icon.endsWith('-filled') ? 'currentColor' : 'none'} />;
  return <img src={sdk.config.assetUrl(icon)} alt="" width={24} height={24} />;
}
