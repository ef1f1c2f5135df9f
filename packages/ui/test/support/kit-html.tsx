import type { Texts } from '@yunyou/i18n';
import { renderToString } from 'react-dom/server';
import { Calendar } from '../../src/components/calendar';
import { KitPage } from '../../src/stories/kit-page';
import { TextsProvider } from '../../src/texts';

/** What a server would answer for a page with every component of the kit. */
export const kitHtml = (texts: Texts): string => renderToString(<KitPage texts={texts} />);

/** The same for a calendar of three months. */
export const calendarHtml = (texts: Texts): string =>
  renderToString(
    <TextsProvider texts={texts}>
      <Calendar days={[]} today="2026-11-21" label="日期" />
    </TextsProvider>,
  );
