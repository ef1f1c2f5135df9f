import {
  type AppFile,
  type LocalizedText,
  locales,
  type SideBarFile,
  type TabBarFile,
  type UpdateConfigFile,
} from '@yunyou/contract';

/**
 * Configuration files are edited by people and come from a CDN: what is missing or of another kind is left out, the rest
 * counts. The schema library stays out of the client, so this is done by hand.
 */

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text in every locale; undefined when one is missing. */
function localizedTextOf(value: unknown): LocalizedText | undefined {
  const texts = fieldsOf(value);
  if (locales.some((locale) => typeof texts[locale] !== 'string')) return undefined;
  return { 'zh-Hans': textOf(texts['zh-Hans']), en: textOf(texts.en) };
}

/** Entries without a path or a title are dropped. */
export function readTabBarFile(value: unknown): TabBarFile {
  const bottomBarList = listOf(fieldsOf(value).bottomBarList).flatMap((entry) => {
    const title = localizedTextOf(entry.title);
    if (!title || typeof entry.path !== 'string') return [];
    const { path } = entry;
    const appId = textOf(entry.appId) || undefined;
    return [
      {
        path,
        title,
        noSelectImgUrl: textOf(entry.noSelectImgUrl),
        selectedImgUrl: textOf(entry.selectedImgUrl),
        appId,
      },
    ];
  });
  return { bottomBarList };
}

export function readSideBarFile(value: unknown): SideBarFile {
  const file = fieldsOf(value);
  const leftBarList = listOf(file.leftBarList).flatMap((entry) => {
    const title = localizedTextOf(entry.title);
    return title && typeof entry.path === 'string'
      ? [{ path: entry.path, title, icon: textOf(entry.icon) }]
      : [];
  });
  return { telephone: textOf(file.telephone), leftBarList };
}

export type ReadAppFile = Omit<AppFile, 'homePageHelloText' | 'shareConfig'> & {
  homePageHelloText: LocalizedText | undefined;
  shareConfig: AppFile['shareConfig'] | undefined;
};

export function readAppFile(value: unknown): ReadAppFile {
  const file = fieldsOf(value);
  const homeTheme = fieldsOf(file.homeTheme);
  const theme = fieldsOf(homeTheme.config);
  return {
    version: textOf(file.version),
    homePageHelloText: localizedTextOf(file.homePageHelloText),
    isOpenWhiteList: file.isOpenWhiteList === true,
    isGrayTheme: file.isGrayTheme === true,
    CCBPay: file.CCBPay === true,
    newUserShare: file.newUserShare === true,
    webOwnHosts: Array.isArray(file.webOwnHosts)
      ? file.webOwnHosts.filter((host): host is string => typeof host === 'string')
      : [],
    homeTheme: {
      isOpen: homeTheme.isOpen === true,
      config: {
        color: textOf(theme.color),
        backgroundImage: textOf(theme.backgroundImage),
        style: textOf(theme.style),
      },
    },
    shareConfig: readShareConfig(fieldsOf(file.shareConfig)),
  };
}

function readShareConfig(config: Fields): AppFile['shareConfig'] | undefined {
  const standard = shareTextsOf(config.default);
  if (!standard) return undefined;
  const paths: AppFile['shareConfig']['paths'] = {};
  for (const [path, value] of Object.entries(fieldsOf(config.paths))) {
    const texts = shareTextsOf(value);
    if (texts) paths[path] = { ...texts, imgUrl: textOf(fieldsOf(value).imgUrl) || undefined };
  }
  return { imageUrl: textOf(config.imageUrl), default: standard, paths };
}

function shareTextsOf(value: unknown): { title: LocalizedText; desc: LocalizedText } | undefined {
  const { title, desc } = fieldsOf(value);
  const texts = { title: localizedTextOf(title), desc: localizedTextOf(desc) };
  return texts.title && texts.desc ? { title: texts.title, desc: texts.desc } : undefined;
}

export function readUpdateConfigFile(value: unknown): UpdateConfigFile {
  const file = fieldsOf(value);
  return {
    isUpdate: file.isUpdate === true,
    updateImage: textOf(file.updateImage),
    debugData: { isDebug: fieldsOf(file.debugData).isDebug === true },
  };
}
