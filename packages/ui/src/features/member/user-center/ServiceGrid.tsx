import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge';
import { Card } from '../../../components/card';
import { Link } from '../../../components/link';
import {
  CalendarDaysIcon,
  GemIcon,
  HeadsetIcon,
  HeartIcon,
  MapPinIcon,
  MegaphoneIcon,
  MessageSquareTextIcon,
  ReceiptTextIcon,
  SparklesIcon,
  StarIcon,
  UsersRoundIcon,
} from '../../../icons';
import { useAppConfig, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { BarIcon } from './BarIcon';
import styles from './UserCenter.module.css';

export const services = [
  'travellers',
  'addresses',
  'favorites',
  'appointments',
  'reviews',
  'activities',
  'collectibles',
  'invoices',
  'advice',
  'notices',
] as const;
export type Service = (typeof services)[number];

const SIZE = 24;

const icons: Readonly<Record<Service, ReactNode>> = {
  travellers: <UsersRoundIcon size={SIZE} />,
  addresses: <MapPinIcon size={SIZE} />,
  favorites: <HeartIcon size={SIZE} />,
  appointments: <CalendarDaysIcon size={SIZE} />,
  reviews: <StarIcon size={SIZE} />,
  activities: <SparklesIcon size={SIZE} />,
  collectibles: <GemIcon size={SIZE} />,
  invoices: <ReceiptTextIcon size={SIZE} />,
  advice: <MessageSquareTextIcon size={SIZE} />,
  notices: <MegaphoneIcon size={SIZE} />,
};

export interface ServiceGridProps {
  /** Their pages; a page that the app does not have is left out. */
  hrefs: Readonly<Record<Service, string>>;
  /** Something was not read. */
  hasNews: boolean;
}

/** What else a member does here, and what the operator has put into the side bar. */
export function ServiceGrid({ hrefs, hasNews }: ServiceGridProps) {
  const { t, locale } = useTexts();
  const { navigation } = useSdk();
  const { telephone, sideBar, tabBar } = useAppConfig();
  const built = services.filter((service) => navigation.table.mayHave(hrefs[service]));
  // What has a tab is one tap away as it is.
  const own = new Set([...built.map((service) => hrefs[service]), ...tabBar.map(({ path }) => path)]);
  return (
    <Card title={t('member.me.services')}>
      <ul className={styles.services}>
        {built.map((service) => (
          <Entry key={service} href={hrefs[service]} words={t(`member.me.${service}`)}>
            {service === 'notices' && hasNews ? (
              <Badge dot label={t('member.me.unread')}>
                {icons[service]}
              </Badge>
            ) : (
              icons[service]
            )}
          </Entry>
        ))}
        {sideBar.list
          .filter(({ path }) => !own.has(path) && navigation.table.mayHave(path))
          .map(({ path, text, icon }) => (
            <Entry key={path} href={path} words={text[locale]}>
              <BarIcon icon={icon} size={SIZE} />
            </Entry>
          ))}
        {/* Last, since it is known last: nothing before it moves. */}
        {telephone && (
          <Entry href={`tel:${telephone}`} words={t('member.me.phone')}>
            <HeadsetIcon size={SIZE} />
          </Entry>
        )}
      </ul>
    </Card>
  );
}

function Entry({ href, words, children }: { href: string; words: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href} className={styles.entry}>
        {children}
        {words}
      </Link>
    </li>
  );
}
