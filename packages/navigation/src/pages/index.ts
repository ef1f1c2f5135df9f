import { buildUrl } from '../query';
import { annualCardPages } from './annual-card';
import { goodsSellPages } from './goods-sell';
import { mainPages } from './main';
import { marketingPages } from './marketing';
import { nftPages } from './nft';
import { orderPages } from './order';
import type { PageEntry } from './page';
import { previewH5Pages } from './preview-h5';
import { tabPages } from './tabs';
import { userModulePages } from './user-module';

export type { PageEntry };

/** Every page of the product by name. A page is an entry here and a route file of the web app, nothing else. */
export const pages = {
  ...tabPages,
  ...mainPages,
  ...orderPages,
  ...goodsSellPages,
  ...annualCardPages,
  ...marketingPages,
  ...nftPages,
  ...userModulePages,
  ...previewH5Pages,
};

export type PageName = keyof typeof pages;

type Parameter<Name extends PageName> = (typeof pages)[Name] extends { query: readonly (infer One)[] }
  ? One
  : never;
type RequiredParameter<One> = One extends `${string}?` ? never : One extends string ? One : never;
type OptionalParameter<One> = One extends `${infer Bare}?` ? Bare : never;
type Value = string | number;

/** The query of a page's address, by the names the registry has for it. */
export type PageQuery<Name extends PageName> = Readonly<
  Record<RequiredParameter<Parameter<Name>>, Value> &
    Partial<Record<OptionalParameter<Parameter<Name>>, Value | undefined>>
>;

type Href<Name extends PageName> = [Parameter<Name>] extends [never]
  ? () => string
  : [RequiredParameter<Parameter<Name>>] extends [never]
    ? (query?: PageQuery<Name>) => string
    : (query: PageQuery<Name>) => string;

export type Hrefs = { readonly [Name in PageName]: Href<Name> };

const hrefOf =
  ({ path }: PageEntry) =>
  (query: Readonly<Record<string, Value | undefined>> = {}) =>
    buildUrl(path, query);

/** Addresses of pages: `hrefs.ticketDetail({ id })`. */
export const hrefs = Object.fromEntries(
  Object.entries(pages).map(([name, entry]) => [name, hrefOf(entry)]),
) as unknown as Hrefs;

/** What a page reads of its address: every parameter as text, `''` for one that is not there. */
export type PageSearch<Name extends PageName> = Record<
  RequiredParameter<Parameter<Name>> | OptionalParameter<Parameter<Name>>,
  string
>;

const searchOf = ({ query = [] }: PageEntry) => {
  const parameters = query.map((one) => one.replace('?', ''));
  return (search: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(parameters.map((one) => [one, typeof search[one] === 'string' ? search[one] : '']));
};

/** Reads a page's query parameters from a parsed address: `validateSearch` of its route. */
export const searches = Object.fromEntries(
  Object.entries(pages).map(([name, entry]) => [name, searchOf(entry)]),
) as unknown as {
  readonly [Name in PageName]: (search: Partial<PageSearch<Name>>) => PageSearch<Name>;
};
