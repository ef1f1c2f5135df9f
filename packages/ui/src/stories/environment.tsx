import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { channelSourceNames, defaultLocale, type Locale, locales } from '@yunyou/contract';
import { createI18n, messageAreas, type Texts } from '@yunyou/i18n';
import { useEffect } from 'react';
import { TextsProvider } from '../texts';

/** What the toolbar offers, and what a story may ask for in its `globals`. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'auto', title: 'As the device' },
        { value: 'gray', title: 'Gray' },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'zh-Hans', title: '简体中文' },
        { value: 'en', title: 'English' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Normal text' },
        { value: 'large', title: 'Large text' },
      ],
    },
  },
  channel: {
    description: 'Channel, for stories that stand in an app',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'auto', title: 'Channel by the device' },
        ...Object.entries(channelSourceNames).map(([source, name]) => ({
          value: source,
          title: `${source}, ${name}`,
        })),
      ],
    },
  },
  network: {
    description: 'Network, for stories that stand in an app',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'online', title: 'Online' },
        { value: 'slow', title: 'Slow network' },
        { value: 'offline', title: 'Offline' },
      ],
    },
  },
};

export const initialGlobals = {
  theme: 'light',
  locale: defaultLocale,
  textSize: 'normal',
  channel: 'auto',
  network: 'online',
};

function toLocale(value: unknown): Locale {
  return locales.find((locale) => locale === value) ?? defaultLocale;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 't' in value && 'locale' in value;

/** Loads the catalogue before the story renders, so that no test sees an empty text. A missing text fails the story. */
export const loadTexts: Loader = async ({ globals }) => {
  const i18n = createI18n({
    locale: toLocale(globals.locale),
    onMissing: (id) => {
      throw new Error(`There is no text ${id} in the areas that stories load.`);
    },
  });
  await i18n.ensure(...messageAreas);
  return { texts: i18n.texts };
};

/** Sets theme, language and text size where the app sets them: on the document's root. */
export const withEnvironment: Decorator = (Story, { globals, loaded, parameters }) => {
  const theme = globals.theme === 'gray' ? 'light' : String(globals.theme);
  const gray = globals.theme === 'gray';
  const large = globals.textSize === 'large';
  const locale = toLocale(globals.locale);
  const root = document.documentElement;
  root.lang = locale;
  root.dataset.theme = theme;
  root.toggleAttribute('data-gray', gray);
  if (large) root.dataset.text = 'large';
  else delete root.dataset.text;
  useEffect(() => () => void delete document.documentElement.dataset.text, []);
  if (!isTexts(loaded.texts)) throw new Error('The loader of .storybook/preview.tsx has not run.');
  const width = typeof parameters.width === 'number' ? parameters.width : undefined;
  return (
    <TextsProvider texts={loaded.texts}>
      {width ? (
        <div style={{ maxWidth: width }}>
          <Story />
        </div>
      ) : (
        <Story />
      )}
    </TextsProvider>
  );
};
