import { type JumpBlock, type Locale, linkKind } from '@yunyou/contract';
import type { GoodsReader } from '../goods/list';
import { componentReader } from '../special/components';
import type { StoredComponent } from '../special/tables';
import { linkKindOf } from './link-kind';
import type { StoredBlock, StoredPicture } from './tables';

const isPicture = (block: StoredBlock): block is StoredPicture => block.type === 'picture';

/** The parts of a page with what they name, in the language of the request; what is gone is left out. */
export async function shownBlocks(reader: GoodsReader, stored: readonly StoredBlock[]): Promise<JumpBlock[]> {
  const others = stored.filter((block): block is StoredComponent => !isPicture(block));
  if (others.length === 0) return stored.filter(isPicture).map((block) => pictureIn(block, reader.locale));
  const shown = await componentReader(reader, others);
  return stored.flatMap((block): JumpBlock[] =>
    isPicture(block) ? [pictureIn(block, reader.locale)] : shown(block),
  );
}

const pictureIn = ({ type, picture, areas }: StoredPicture, locale: Locale): JumpBlock => ({
  type,
  picture,
  areas: areas.map(({ label, link, ...place }) => ({
    ...place,
    label: label[locale],
    link: linkKindOf(link) === linkKind.invalid ? '' : link.trim(),
  })),
});
