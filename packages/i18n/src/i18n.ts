import type { Locale, LocaleLoadStatus } from '@yunyou/contract';
import type { CalendarFormats, createCalendarFormats } from './calendar-formats';
import { type CatalogueLoader, loadCalendar, loadCatalogue, loadFormatter } from './catalogue';
import type { MessageArea } from './generated';
import type { createMessageFormatter } from './message-formatter';
import type { Messages } from './messages';
import { composeTexts, type Texts } from './texts';

/** Texts of one locale. */
export type TextsByArea = Readonly<Partial<Record<MessageArea, Messages>>>;

export interface I18nOptions {
  /** Locale to start with. */
  locale: Locale;
  /** Areas every screen needs; default `base`. */
  areas?: readonly MessageArea[];
  /**
   * Areas of screens that show no day or time: while they are the only ones asked for, the formats of days and times are
   * not fetched. Default none.
   */
  areasWithoutDays?: readonly MessageArea[];
  /**
   * Texts of `locale` that are there already, such as those that came with a rendered page. An area that is named and has
   * none is loaded with the others. Default none.
   */
  given?: TextsByArea;
  /** Where texts come from; default this package's own catalogues. */
  load?: CatalogueLoader;
  /** Bounds the wait for texts: settles with what it is given, or rejects. Default: as long as they take. */
  limit?: (loading: Promise<unknown>) => Promise<unknown>;
  /** Hears of ids without a text. */
  onMissing?: (id: string) => void;
}

export interface I18n {
  readonly locale: Locale;
  /** The present locale's texts as they were loaded, of every area asked for so far. */
  readonly loaded: TextsByArea;
  /**
   * The present locale's texts; another object after every change. Formats of days and times that are asked for before
   * they are there are empty, are fetched, and make a change when they have come.
   */
  readonly texts: Texts;
  /** Per locale: undefined until asked for, then loading, loaded or error. */
  readonly loadStatus: Readonly<Partial<Record<Locale, LocaleLoadStatus>>>;
  /** Loads what the areas need in the present locale. Resolves at once when they are there. */
  ensure(...areas: MessageArea[]): Promise<void>;
  /** Loads every area used so far in `locale`, then changes over. Rejects, and changes nothing, when that fails. */
  setLocale(locale: Locale): Promise<void>;
  /** Hears every change of texts or load status; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Keeps the texts of the present locale. State lives in the object: make one per app or per rendered request. */
export function createI18n(options: I18nOptions): I18n {
  const { load = loadCatalogue, limit = (loading) => loading, given = {} } = options;
  const areas = new Set<MessageArea>([
    ...(options.areas ?? ['base']),
    ...(Object.keys(given) as MessageArea[]),
  ]);
  const loaded = new Map<string, Messages>();
  const loading = new Map<string, Promise<void>>();
  const status: Partial<Record<Locale, LocaleLoadStatus>> = {};
  const listeners = new Set<() => void>();
  let locale = options.locale;
  let wanted = options.locale;
  let createFormatter: typeof createMessageFormatter | undefined;
  let createCalendar: typeof createCalendarFormats | undefined;

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  const loadArea = (of: Locale, area: MessageArea): Promise<void> => {
    const key = `${of}/${area}`;
    if (loaded.has(key)) return Promise.resolve();
    let pending = loading.get(key);
    if (!pending) {
      const ready = of === options.locale ? given[area] : undefined;
      pending = Promise.resolve(ready ?? load(of, area))
        .then(async (messages) => {
          if (Object.values(messages).some((message) => typeof message !== 'string'))
            createFormatter ??= await loadFormatter();
          if (!options.areasWithoutDays?.includes(area)) await fetchCalendar();
          loaded.set(key, messages);
        })
        .finally(() => loading.delete(key));
      loading.set(key, pending);
    }
    return pending;
  };

  const loadAll = async (of: Locale): Promise<void> => {
    if ([...areas].every((area) => loaded.has(`${of}/${area}`))) return;
    status[of] = 'loading';
    tell();
    try {
      await limit(Promise.all([...areas].map((area) => loadArea(of, area))));
      status[of] = 'loaded';
    } catch (error) {
      status[of] = 'error';
      tell();
      throw error;
    }
  };

  const compose = () => {
    const messages: Messages = Object.assign(
      {},
      ...[...areas].map((area) => loaded.get(`${locale}/${area}`) ?? {}),
    );
    texts = composed(messages);
    tell();
  };

  const fetchCalendar = async (): Promise<void> => {
    createCalendar ??= await loadCalendar();
  };
  /** Until the calendar is there. */
  const noDay = (): string => {
    fetchCalendar().then(compose, () => {});
    return '';
  };
  const noCalendar = (): CalendarFormats => ({
    day: noDay,
    weekday: noDay,
    instant: noDay,
    relative: noDay,
    countdown: noDay,
    remaining: noDay,
  });
  const composed = (messages: Messages): Texts =>
    composeTexts(locale, messages, createCalendar ?? noCalendar, options.onMissing, createFormatter);
  let texts = composed({});

  return {
    get locale() {
      return locale;
    },
    get loaded() {
      return Object.fromEntries(
        [...areas].flatMap((area) => {
          const messages = loaded.get(`${locale}/${area}`);
          return messages ? [[area, messages]] : [];
        }),
      );
    },
    get texts() {
      return texts;
    },
    get loadStatus() {
      return status;
    },
    async ensure(...more) {
      const known = more.every((area) => areas.has(area) && loaded.has(`${locale}/${area}`));
      if (known && status[locale] === 'loaded') return;
      for (const area of more) areas.add(area);
      const of = locale;
      await loadAll(of);
      if (of === locale) compose();
    },
    async setLocale(next) {
      wanted = next;
      await loadAll(next);
      // The person may have changed their mind while this was loading: the last choice wins.
      if (wanted !== next) return;
      locale = next;
      compose();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
