import type { Locale, Preview } from '@yunyou/contract';

/** What the preview tells the frame that shows its page. */
export interface ShownInFrame {
  type: 'preview';
  preview: Preview;
  /** The page. */
  href: string;
  locale: Locale;
}

/** What the frame says when it can be told. */
export const FRAME_READY = 'preview-frame-ready';

/** Query parameter of the frame's own address, which is the preview's. */
export const FRAME_PARAMETER = 'frame';

/** Whether this window is the frame of a preview, and not a page that somebody opened. */
export const isPreviewFrame = ({ parent, self, location }: Window): boolean =>
  parent !== self && new URLSearchParams(location.search).get(FRAME_PARAMETER) === '1';
