import type { Decorator } from '@storybook/react-vite';
import {
  type AppFile,
  defaultLocale,
  type Locale,
  locales,
  type ResponseOf,
  staticFilePaths,
} from '@yunyou/contract';
import { createMemoryHost } from '@yunyou/host/memory';
import { messageAreas } from '@yunyou/i18n';
import { productRoutes } from '@yunyou/navigation/product-routes';
import { createSdk, type Sdk, type SdkOptions } from '@yunyou/sdk';
import { type ReactNode, useEffect, useState } from 'react';
import { action } from 'storybook/actions';
import { type Appearance, AppProviders, appearanceStorageKey } from '../shell';
import { type Answers, cdnUrl, scriptedFetch } from './scripted-fetch';

export { pending, refused, unreachable } from './scripted-fetch';

export interface SdkFixture {
  /** What the server answers, by domain and call. A call nobody scripted is refused with 404. */
  answers?: Answers;
  /** Somebody is logged in. Default false. */
  member?: boolean;
  /** Path and query of the page shown. Default `/views/index/index`. */
  path?: string;
  /** Where the app is served. Default `http://localhost`. */
  origin?: string;
  /** What the device has kept for this visit. Default nothing. */
  sessionStorage?: Readonly<Record<string, string>>;
  /** What the device keeps for good. Default nothing. */
  storage?: Readonly<Record<string, string>>;
  /** What the operator has configured besides the defaults. */
  app?: Partial<AppFile>;
  /** Further files below the CDN address, such as `agreements/user.en.html`. */
  files?: Readonly<Record<string, string>>;
  /** Further options of the SDK. */
  options?: Partial<SdkOptions>;
}

const appFile: AppFile = {
  version: '1.0.0',
  homePageHelloText: { 'zh-Hans': '今天想看山，还是看水？', en: 'Hills today, or water?' },
  isOpenWhiteList: false,
  isGrayTheme: false,
  CCBPay: false,
  newUserShare: false,
  webOwnHosts: [],
  homeTheme: { isOpen: false, config: { color: '', backgroundImage: '', style: '' } },
  shareConfig: {
    imageUrl: '',
    default: {
      title: { 'zh-Hans': '云游', en: 'Yunyou' },
      desc: { 'zh-Hans': '山水之间', en: 'Among hills and water' },
    },
    paths: {},
  },
};

/** The member who is logged in, as the server answers in a language. */
export function userInfoIn(locale: Locale): ResponseOf<'session', 'userInfo'> {
  return {
    memberId: 'member-1',
    mobile: '13800000000',
    name: { 'zh-Hans': '林间客', en: 'Wanderer' }[locale],
    headImg: '',
    openId: '',
    shareInvite: false,
    shareCode: 'ABCD2345',
    memberRegistChannelVo: { thirdId: '', source: 2 },
  };
}

/** What every page's SDK asks for at its launch. */
const launchAnswers: Answers = {
  config: { cdn: { cdnUrl } },
  home: { phone: { telephone: '0600-8010000' } },
  international: { selectList: [], orderFields: [] },
  session: {
    userInfo: userInfoIn('zh-Hans'),
    end: null,
  },
  tracking: {
    member: null,
    productView: null,
    productViewPublic: null,
    parentView: null,
    parentViewPublic: null,
  },
};

/** What the toolbar says of the world around the app. */
interface Surroundings {
  locale: Locale;
  /** What it says of theme and text size, as the device keeps it. */
  appearance: string;
  /** The channel's number as the app keeps it for a visit; `auto` for what the device is. */
  channel: string;
  network: string;
}

/** How long an answer takes on a slow network, ms. */
const SLOW_MS = 3_000;

/** The scripted server behind this network: answers late, or can't be reached. */
function throughNetwork(fetch: typeof globalThis.fetch, network: string): typeof globalThis.fetch {
  if (network === 'offline') return () => Promise.reject(new TypeError('Failed to fetch'));
  if (network !== 'slow') return fetch;
  return async (...request) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return fetch(...request);
  };
}

function createFixtureSdk(fixture: SdkFixture, { locale, appearance, channel, network }: Surroundings): Sdk {
  const {
    answers = {},
    member = false,
    path = '/views/index/index',
    app,
    files,
    storage,
    sessionStorage,
  } = fixture;
  const { origin = 'http://localhost' } = fixture;
  // A host of the story's own has not heard of the toolbar.
  fixture.options?.host?.storage.set(appearanceStorageKey, appearance);
  const sdk = createSdk({
    baseUrl: '',
    routes: productRoutes(),
    host: createMemoryHost({
      href: `${origin}${path}`,
      storage: {
        locale,
        [appearanceStorageKey]: appearance,
        ...storage,
        ...(member && { token: 'token-1', isMember: '1' }),
      },
      sessionStorage: { ...sessionStorage, ...(channel !== 'auto' && { source: channel }) },
      isOnline: network !== 'offline',
    }),
    fetch: throughNetwork(
      scriptedFetch(
        [{ system: { timestamp: () => ({ serverTimeStamp: Date.now() }) } }, launchAnswers, answers],
        {
          [staticFilePaths.app]: JSON.stringify({ ...appFile, ...app }),
          [staticFilePaths.tabBar]: JSON.stringify({ bottomBarList: [] }),
          [staticFilePaths.sideBar]: JSON.stringify({ telephone: '', leftBarList: [] }),
          [staticFilePaths.updateConfig]: JSON.stringify({
            isUpdate: false,
            updateImage: '',
            debugData: { isDebug: false },
          }),
          ...files,
        },
      ),
      network,
    ),
    retries: 0,
    logger: {
      error(message, ...details) {
        // A story that lacks a text fails; other failures are what some stories are about.
        if (message.startsWith('There is no text')) throw new Error(`${message} ${details.join(' ')}`);
      },
    },
    ...fixture.options,
  });
  const goTo = (how: string) => action(how);
  sdk.navigation.attach(
    {
      push: goTo('push'),
      replace: goTo('replace'),
      back: () => goTo('back')(),
      canGoBack: () => true,
      openOuter: goTo('openOuter'),
    },
    { current: () => path },
  );
  return sdk;
}

interface FixtureAppProps {
  fixture: SdkFixture;
  around: Surroundings;
  children: ReactNode;
}

/** Shows its children once the texts are there. */
function FixtureApp({ fixture, around, children }: FixtureAppProps) {
  const [sdk] = useState(() => createFixtureSdk(fixture, around));
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    void sdk.start();
    void sdk.i18n.ensure(...messageAreas).then(() => current && setReady(true));
    return () => {
      current = false;
      sdk.dispose();
    };
  }, [sdk]);
  if (!ready) return null;
  return <AppProviders sdk={sdk}>{children}</AppProviders>;
}

/**
 * Puts a story in an app: a real SDK on a host in memory, in front of a server that answers as told. Content appears
 * when the texts have been loaded, so play functions begin with `await canvas.findBy…`.
 */
export function withSdk(fixture: SdkFixture = {}): Decorator {
  return (Story, { globals }) => {
    const locale = locales.find((one) => one === globals.locale) ?? defaultLocale;
    const { theme, textSize, channel, network } = globals;
    const chosen: Appearance = {
      theme: theme === 'dark' || theme === 'auto' ? theme : 'light',
      textSize: textSize === 'large' ? 'large' : 'normal',
    };
    const around: Surroundings = {
      locale,
      appearance: JSON.stringify(chosen),
      channel: String(channel),
      network: String(network),
    };
    return (
      <FixtureApp key={JSON.stringify(around)} fixture={fixture} around={around}>
        <Story />
      </FixtureApp>
    );
  };
}
