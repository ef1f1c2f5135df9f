import type { Picture as PictureData, TextBlock } from '@yunyou/contract';
import { InfoIcon } from '../../icons';
import { useTexts } from '../../texts';
import { NoticeBar } from '../notice-bar';
import { Picture, type ShownPicture, shownSizes } from '../picture';
import styles from './TextBlocks.module.css';

export interface TextBlocksProps {
  /** The parts of the text, in their order. */
  blocks: readonly TextBlock[];
  /** The picture that is fetched first, when it is among them. Default none. */
  hero?: PictureData;
}

const SIZES = shownSizes({ column: 'min(100vw - 32px, 448px)', desktop: '720px' });

/** Parts of a text that a phone shows before anybody scrolls. */
const FIRST_VIEW = 3;

/** The picture a reader sees first, when there is one in the first view: it is fetched first. */
export function textBlocksHero(blocks: readonly TextBlock[]): ShownPicture | undefined {
  const first = blocks.slice(0, FIRST_VIEW).find((block) => block.type === 'picture');
  return first && { picture: first.picture, sizes: SIZES };
}

/** An operator's text in parts: headings, paragraphs, lists, notices and pictures; no markup from outside. */
export function TextBlocks({ blocks, hero }: TextBlocksProps) {
  return (
    <article className={styles.root}>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never moved
        <Block key={place} block={block} hero={hero} />
      ))}
    </article>
  );
}

function Block({ block, hero }: { block: TextBlock; hero: PictureData | undefined }) {
  const { locale } = useTexts();
  switch (block.type) {
    case 'heading':
      return <h2 className={styles.heading}>{block.text}</h2>;
    case 'paragraph':
      return <p className={styles.paragraph}>{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'notice':
      return (
        <NoticeBar tone="info" icon={<InfoIcon size={18} />}>
          {block.text}
        </NoticeBar>
      );
    case 'picture':
      return (
        <figure className={styles.figure}>
          <span className={styles.picture}>
            <Picture picture={block.picture} alt="" sizes={SIZES} priority={block.picture === hero} />
          </span>
          <figcaption className={styles.caption}>{block.picture.alt[locale]}</figcaption>
        </figure>
      );
  }
}
