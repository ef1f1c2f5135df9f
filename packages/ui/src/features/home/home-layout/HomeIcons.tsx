import type { HomeLayoutComponent } from '@yunyou/contract';
import {
  BadgePercentIcon,
  BedDoubleIcon,
  CameraIcon,
  ClockIcon,
  FileTextIcon,
  GiftIcon,
  HouseIcon,
  IdCardIcon,
  LeafIcon,
  MegaphoneIcon,
  MoonIcon,
  MountainIcon,
  ReceiptTextIcon,
  ShoppingCartIcon,
  SparklesIcon,
  TicketIcon,
  TrendingDownIcon,
  UserRoundIcon,
  UsersRoundIcon,
  WavesIcon,
} from '../../../icons';
import { OperatorLink, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './HomeLayoutView.module.css';

type IconKv = Extract<HomeLayoutComponent, { type: 'home_icon_kv' }>;

/** Names an operator may use in place of a picture's address. */
const named: Readonly<Record<string, typeof LeafIcon>> = {
  ticket: TicketIcon,
  order: ReceiptTextIcon,
  contacts: IdCardIcon,
  notice: MegaphoneIcon,
  mountain: MountainIcon,
  water: WavesIcon,
  night: MoonIcon,
  family: UsersRoundIcon,
  user: UserRoundIcon,
  license: FileTextIcon,
  gift: GiftIcon,
  hotel: BedDoubleIcon,
  service: CameraIcon,
  card: IdCardIcon,
  coupon: BadgePercentIcon,
  sale: ClockIcon,
  group: UsersRoundIcon,
  bargain: TrendingDownIcon,
  activity: SparklesIcon,
  cart: ShoppingCartIcon,
  home: HouseIcon,
};

/** A name is one of ours, or unknown to this version; anything with a dot or a slash is an address. */
function Mark({ icon }: { icon: string }) {
  const sdk = useSdk();
  if (/[./]/.test(icon)) return <img src={sdk.config.assetUrl(icon)} alt="" width={28} height={28} />;
  const Icon = named[icon] ?? LeafIcon;
  return <Icon size={24} />;
}

export interface HomeIconsProps {
  items: IconKv['items'];
}

/** Ways into the product, each with a sign. */
export function HomeIcons({ items }: HomeIconsProps) {
  const { t, locale } = useTexts();
  return (
    <nav aria-label={t('home.shortcuts')}>
      <ul className={styles.icons}>
        {items.map((item) => (
          <li key={item.id}>
            <OperatorLink to={item.link} className={styles.icon}>
              <span className={styles.mark}>
                <Mark icon={item.icon} />
              </span>
              {item.title[locale]}
            </OperatorLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
