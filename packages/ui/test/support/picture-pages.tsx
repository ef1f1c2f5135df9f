import type { Picture as PictureData } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture, type PictureProps, TextsProvider } from '../../src/generated/components';

/** The attributes of the `<img>` a server answers for a picture, by their names in HTML. */
export function imageOf(texts: Texts, props: PictureProps): Record<string, string> {
  const html = renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <Picture {...props} />
    </TextsProvider>,
  );
  const [, attributes = ''] = /<img ([^>]*)>/.exec(html) ?? [];
  return Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}

export const picture: PictureData = {
  width: 1200,
  height: 675,
  color: '#cfdcd9',
  sources: [480, 750, 1200].map((width) => ({ url: `/cdn/pictures/hills-${width}.0a1b2c3d`, width })),
  alt: { 'zh-Hans': '云海', en: 'Sea of clouds' },
};
