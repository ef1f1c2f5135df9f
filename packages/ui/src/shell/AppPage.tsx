import { canonicalPath, paths } from '@yunyou/navigation';
import { type ReactNode, use, useEffect, useState } from 'react';
import { NavBar } from '../components/nav-bar';
import { PageLayout, type PageLayoutProps } from '../components/page-layout';
import { TabBar } from '../components/tab-bar';
import { useMediaQuery } from '../hooks/use-media-query';
import { useTexts } from '../texts';
import { LowerPart } from './LowerPart';
import { PageBody } from './PageBody';
import paneStyles from './PagePane.module.css';
import { PageShownContext } from './page-shown';
import { PaneContext } from './pane-context';
import { useAppConfig, useSdk, useStateOf } from './sdk-context';
import { TabIcon } from './TabIcon';
import { useNavHeight } from './use-nav-height';

export interface AppPageProps
  extends Pick<PageLayoutProps, 'aside' | 'lead' | 'detail' | 'width' | 'className'> {
  /** Default: the route table's title of this page. */
  title?: ReactNode;
  /** Title of the window, where `title` is no text. Default: `title` or the route's. */
  windowTitle?: string;
  /** At the end of the navigation bar. Default none. */
  actions?: ReactNode;
  /** The navigation bar lies on the picture below it. Default `false`. */
  transparentNav?: boolean;
  /** The one button that never leaves the thumb's reach. Default none. */
  bottomBar?: ReactNode;
  /** The page's content: blocks, usually in a `PageBody`. */
  children: ReactNode;
}

/**
 * A page of the app: navigation bar with its title, back and home, the tab bar where the route table shows it, and the
 * content in the columns the screen has room for. Beside another page (`PagePane`) its content alone.
 */
export function AppPage(props: AppPageProps) {
  return use(PaneContext) ? <Pane {...props} /> : <WholePage {...props} />;
}

function Pane({ children, aside, bottomBar }: AppPageProps) {
  return (
    <>
      {children}
      {aside && <PageBody continued>{aside}</PageBody>}
      {bottomBar && <div className={paneStyles.bar}>{bottomBar}</div>}
    </>
  );
}

function WholePage({
  title,
  windowTitle,
  actions,
  transparentNav,
  bottomBar,
  aside,
  children,
  ...layout
}: AppPageProps) {
  const sdk = useSdk();
  const { t, locale } = useTexts();
  const { tabBar } = useAppConfig();
  // Of the moment the page appeared: while it gives way to the next, the address is the next one's already.
  const [route] = useState(() => sdk.navigation.table.resolve(sdk.navigation.currentUrl())?.route);
  const routeTitle = route?.titles[locale] ?? t('app.brand');
  const words = windowTitle ?? (typeof title === 'string' ? title : routeTitle);
  useEffect(() => {
    document.title = words === t('app.brand') ? words : `${words} · ${t('app.brand')}`;
  }, [words, t]);
  const onPageShown = use(PageShownContext);
  useEffect(onPageShown, [onPageShown]);

  // Beside the page it belongs to the first view, and the button under it must not be pushed down.
  const isBeside = useMediaQuery('(min-width: 1024px)');
  const navBar = useNavHeight();
  const isTab = tabBar.some((item) => canonicalPath(item.path) === route?.path);
  const hasCart = tabBar.some((item) => canonicalPath(item.path) === paths.shoppingCart);
  const cartCount = useStateOf(sdk.cart.state).count;
  useEffect(() => {
    if (isTab && hasCart) void sdk.cart.loadCount();
  }, [sdk, isTab, hasCart]);
  return (
    <PageLayout
      {...layout}
      navBar={
        <NavBar
          ref={navBar}
          title={title ?? routeTitle}
          transparent={transparentNav}
          actions={actions}
          onBack={isTab ? undefined : () => void sdk.navigation.back()}
          onHome={isTab ? undefined : () => void sdk.navigation.relaunch(paths.home)}
        />
      }
      aside={
        aside && (
          <LowerPart atOnce={isBeside}>
            <PageBody continued>{aside}</PageBody>
          </LowerPart>
        )
      }
      actionBar={bottomBar}
      tabBar={
        route &&
        (isTab || route.showTabbar) && (
          <TabBar
            value={route.path}
            items={tabBar.map((item) => ({
              href: item.path,
              label: item.text[locale],
              icon: <TabIcon icon={item.iconPath} />,
              activeIcon: <TabIcon icon={item.selectedIconPath} />,
              count: canonicalPath(item.path) === paths.shoppingCart ? cartCount : 0,
            }))}
          />
        )
      }
    >
      {children}
    </PageLayout>
  );
}
