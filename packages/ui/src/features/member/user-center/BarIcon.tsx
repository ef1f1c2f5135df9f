import {
  BadgePercentIcon,
  BedDoubleIcon,
  ClockIcon,
  EllipsisIcon,
  FileTextIcon,
  GiftIcon,
  HouseIcon,
  LeafIcon,
  ShoppingBagIcon,
  ShoppingCartIcon,
  TicketIcon,
  TrendingDownIcon,
  UserRoundIcon,
  UsersRoundIcon,
} from '../../../icons';
import { useSdk } from '../../../shell';

/** Names that the operator's side bar may give its icons. */
const named: Readonly<Record<string, typeof HouseIcon>> = {
  home: HouseIcon,
  ticket: TicketIcon,
  hotel: BedDoubleIcon,
  goods: ShoppingBagIcon,
  service: LeafIcon,
  coupon: BadgePercentIcon,
  sale: ClockIcon,
  group: UsersRoundIcon,
  bargain: TrendingDownIcon,
  activity: GiftIcon,
  cart: ShoppingCartIcon,
  order: FileTextIcon,
  user: UserRoundIcon,
};

export interface BarIconProps {
  /** One of the names, or the address of the operator's picture; empty for none. */
  icon: string;
  size: number;
}

/** The icon of an entry of the side bar. */
export function BarIcon({ icon, size }: BarIconProps) {
  const { config } = useSdk();
  if (/[./]/.test(icon)) return <img src={config.assetUrl(icon)} alt="" width={size} height={size} />;
  const Icon = named[icon] ?? EllipsisIcon;
  return <Icon size={size} />;
}
