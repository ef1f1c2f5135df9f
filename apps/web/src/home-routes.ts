import { paths } from '@yunyou/navigation';
import { homeTexts } from './generated/home-texts';
import { addLoading } from './page-loading';
import type { AppRouteTree } from './pages';
import { Route as rootRoute } from './routes/__root';
import { Route as entryRoute } from './routes/entry';
import { Route as homeRoute } from './routes/views/index/index';

/** The two addresses of home, whose page is part of the entry point. Every other page comes with `pages.ts`. */
export const homeIds: readonly string[] = ['/', paths.home];

const getParentRoute = () => rootRoute;
const children = [
  entryRoute.update({ id: '/', path: '/', getParentRoute } as never),
  homeRoute.update({ id: paths.home, path: paths.home, getParentRoute } as never),
];
addLoading(children, homeTexts);
rootRoute.addChildren(children);

/** The routes of a page that begins at home, as the router takes them. */
export const homeRouteTree = rootRoute as unknown as AppRouteTree;
