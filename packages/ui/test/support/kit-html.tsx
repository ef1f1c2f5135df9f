import type { Texts } from '@yunyou/i18n';
import { renderToString } from 'react-dom/server';
import { KitPage } from '../../src/stories/kit-page';

/** What a server would answer for a page with every component of the kit. */
export const kitHtml = (texts: Texts): string => renderToString(<KitPage texts={texts} />);
