import { matches } from './matches';

const imageExtensions = /\.(?:jpe?g|jfif|png|gif|svg|webp|bmp|dpg|avif|heic)$/i;
const videoExtensions = /\.(?:mp4|m4v|mpe?g|dat|asf|avi|rm|rmvb|mov|wmv|flv|mkv|webm|3gp|m3u8)$/i;

/** The path without query and fragment: image services put their instructions there. */
function pathOf(value: unknown): unknown {
  return typeof value === 'string' ? value.split(/[?#]/, 1)[0] : value;
}

/** Whether a file name, path or URL ends in an image extension. Says nothing of the file's content. */
export function isImageFile(value: unknown): boolean {
  return matches(imageExtensions, pathOf(value));
}

/** Whether a file name, path or URL ends in a video extension. Says nothing of the file's content. */
export function isVideoFile(value: unknown): boolean {
  return matches(videoExtensions, pathOf(value));
}
