import { type LinkKind, linkKind } from '@yunyou/contract';

const OUTSIDE = /^(?:https?:)?\/\/[^\s/?#]+\S*$/i;
const INNER = /^\/(?!\/)\S*$/;

/** What a link is, as it is written. Whether the app has such a page is the app's to say. */
export function linkKindOf(target: string): LinkKind {
  const text = target.trim();
  if (OUTSIDE.test(text)) return linkKind.h5;
  if (INNER.test(text)) return linkKind.inner;
  if (/^mp:[\w-]+(?:\/\S*)?$/.test(text)) return linkKind.miniProgram;
  if (/^video:[\w-]+\/\S+$/.test(text)) return linkKind.video;
  return /^live:[\w-]+$/.test(text) ? linkKind.live : linkKind.invalid;
}
