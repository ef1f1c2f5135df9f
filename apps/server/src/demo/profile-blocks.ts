import type { TextBlock } from '@yunyou/contract';
import type { PictureManifest } from './picture-manifest';
import type { LocaleId, ProfileBlock } from './types';

/** A block of a profile or a special, in a language. */
export function profileBlocks(block: ProfileBlock, locale: LocaleId, pictures: PictureManifest): TextBlock[] {
  switch (block.type) {
    case 'list':
      return [{ type: 'list', items: block.items.map((item) => item[locale]) }];
    case 'picture':
      return [{ type: 'picture', picture: pictures.picture(block.picture, block.caption) }];
    case 'notice':
      return [
        {
          type: 'notice',
          text: `${block.title[locale]}${locale === 'en' ? ': ' : '：'}${block.text[locale]}`,
        },
      ];
    default:
      return [{ type: block.type, text: block.text[locale] }];
  }
}
