import { reviewVideoMaxSeconds } from '@yunyou/contract';

/** A box of an mp4: its name and where that stands, and where its content begins and ends. */
interface Box {
  name: string;
  nameAt: number;
  start: number;
  end: number;
}

/** Boxes that hold others in which there may be metadata. */
const NESTED = ['moov', 'trak'];
/** What cameras and apps write: place, device, name. */
const METADATA = ['udta', 'meta', 'uuid', 'loci'];

function boxesIn(view: DataView, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    if (to - at < 8) return undefined;
    const short = view.getUint32(at);
    const name = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
    const isLong = short === 1;
    if (isLong && to - at < 16) return undefined;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) return undefined;
    boxes.push({ name, nameAt: at + 4, start: at + head, end: at + size });
    at += size;
  }
  return boxes;
}

/** How long a film is by its header, seconds. */
function secondsOf(view: DataView, { start, end }: Box): number {
  const isLong = view.getUint8(start) === 1;
  if (end - start < (isLong ? 32 : 20)) return Number.POSITIVE_INFINITY;
  const scale = view.getUint32(start + (isLong ? 20 : 12));
  const length = isLong ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16);
  return scale === 0 ? Number.POSITIVE_INFINITY : length / scale;
}

/** An mp4 without its metadata, its pictures and sound as they were; undefined when it is none, or too long. */
export function cleanVideo(source: Uint8Array): Uint8Array | undefined {
  const bytes = Uint8Array.from(source);
  const view = new DataView(bytes.buffer);
  const boxes = boxesIn(view, 0, bytes.byteLength);
  const film = boxes?.find(({ name }) => name === 'moov');
  if (boxes?.[0]?.name !== 'ftyp' || !film) return undefined;
  const header = boxesIn(view, film.start, film.end)?.find(({ name }) => name === 'mvhd');
  if (!header || secondsOf(view, header) > reviewVideoMaxSeconds) return undefined;
  return blankMetadata(view, boxes) ? bytes : undefined;
}

/** Metadata becomes free space of the same length, so that nothing moves. */
function blankMetadata(view: DataView, boxes: readonly Box[]): boolean {
  return boxes.every(({ name, nameAt, start, end }) => {
    if (METADATA.includes(name)) {
      for (const [offset, character] of [...'free'].entries())
        view.setUint8(nameAt + offset, character.charCodeAt(0));
      for (let at = start; at < end; at++) view.setUint8(at, 0);
      return true;
    }
    if (!NESTED.includes(name)) return true;
    const inner = boxesIn(view, start, end);
    return inner !== undefined && blankMetadata(view, inner);
  });
}
