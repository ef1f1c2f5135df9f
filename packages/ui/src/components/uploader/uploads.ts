/** A file that is where it belongs. */
export interface UploadedFile {
  /** Key of the object in the store: what a form sends. */
  key: string;
  /** Where it can be read. */
  url: string;
  /** The name the person gave it. */
  name: string;
}

/** Sends one file. The SDK's `uploadFile` is one of these. */
export type UploadFunction = (upload: {
  file: Blob;
  fileName: string;
  /** Aborted when the file is removed while it is on its way. */
  signal: AbortSignal;
  /** Told the part sent, 0 to 1. */
  onProgress: (part: number) => void;
}) => Promise<{ url: string; key: string }>;

/** A file between being chosen and being sent. */
export type UploadItem = {
  /** Tells items apart within one uploader. */
  id: number;
  name: string;
  /** Where its picture can be shown from; null for what is no picture. */
  pictureUrl: string | null;
} & (
  | { status: 'waiting'; file: File }
  /** `part` 0 to 1. */
  | { status: 'sending'; file: File; part: number }
  /** `error` is what the upload threw; the person may try again. */
  | { status: 'failed'; file: File; error: unknown }
  | { status: 'done'; uploaded: UploadedFile }
);

export type UploadAction =
  | { type: 'added'; items: readonly UploadItem[] }
  | { type: 'removed'; id: number }
  | { type: 'started' | 'again'; id: number }
  | { type: 'progressed'; id: number; part: number }
  | { type: 'sent'; id: number; uploaded: UploadedFile }
  | { type: 'failed'; id: number; error: unknown };

/** The items after something happened to one of them. What has been removed meanwhile is heard of no more. */
export function uploadsAfter(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  if (action.type === 'added') return [...items, ...action.items];
  if (action.type === 'removed') return items.filter((item) => item.id !== action.id);
  return items.map((item) => (item.id === action.id ? itemAfter(item, action) : item));
}

function itemAfter(
  item: UploadItem,
  action: Exclude<UploadAction, { type: 'added' } | { type: 'removed' }>,
): UploadItem {
  if (item.status === 'done') return item;
  const { id, name, pictureUrl, file } = item;
  const own = { id, name, pictureUrl };
  switch (action.type) {
    case 'started':
      return { ...own, status: 'sending', file, part: 0 };
    case 'again':
      return { ...own, status: 'waiting', file };
    case 'progressed':
      return item.status === 'sending' ? { ...item, part: action.part } : item;
    case 'sent':
      return { ...own, status: 'done', uploaded: action.uploaded };
    case 'failed':
      return { ...own, status: 'failed', file, error: action.error };
  }
}

/** Why a file was left out. */
export type Refusal =
  | { reason: 'tooLarge' | 'wrongKind' | 'empty'; name: string }
  | { reason: 'tooMany' | 'tooManyAtOnce'; count: number };

export interface FileRules {
  /** As in HTML's `accept`: `image/*`, `.pdf`, separated by commas. */
  accept: string;
  maxBytes: number;
  /** How many may be added in all, what there is already counted. */
  max: number;
  /** How many may be added at one time. */
  maxAtOnce: number;
}

function isAccepted(file: File, accept: string): boolean {
  return accept.split(',').some((part) => {
    const kind = part.trim().toLowerCase();
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
  });
}

function faultOf(
  file: File,
  { accept, maxBytes }: FileRules,
): 'tooLarge' | 'wrongKind' | 'empty' | undefined {
  if (!isAccepted(file, accept)) return 'wrongKind';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'tooLarge' : undefined;
}

/** Which of the chosen files are taken, and why the others are not. `present` counts what there is already. */
export function sorted(
  files: readonly File[],
  present: number,
  rules: FileRules,
): { taken: File[]; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  const fit = files.filter((file) => {
    const reason = faultOf(file, rules);
    if (reason) refusals.push({ reason, name: file.name });
    return !reason;
  });
  const atOnce = fit.slice(0, rules.maxAtOnce);
  if (atOnce.length < fit.length) {
    refusals.push({ reason: 'tooManyAtOnce', count: fit.length - atOnce.length });
  }
  const taken = atOnce.slice(0, Math.max(0, rules.max - present));
  if (taken.length < atOnce.length) refusals.push({ reason: 'tooMany', count: atOnce.length - taken.length });
  return { taken, refusals };
}
