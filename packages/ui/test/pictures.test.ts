import { createI18n } from '@yunyou/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { picturePreload, shownSizes } from '../src/generated/components';
import { imageOf, picture } from './support/picture-pages';

const i18n = createI18n({ locale: 'zh-Hans' });
beforeAll(() => i18n.ensure());

const sizes = shownSizes({ column: 'min(100vw, 480px)', desktop: '808px' });

describe('what the head preloads', () => {
  it('is what the picture will ask for: the same addresses and sizes', () => {
    const image = imageOf(i18n.texts, { picture, sizes, priority: true });
    const { href, imageSrcSet, imageSizes } = picturePreload(picture, sizes);
    expect({ src: image.src, srcset: image.srcset, sizes: image.sizes }).toEqual({
      src: href,
      srcset: imageSrcSet,
      sizes: imageSizes,
    });
    expect(href).toBe('/cdn/pictures/hills-1200.0a1b2c3d');
    expect(imageSrcSet).toMatch(/^\S+-480\.\S+ 480w, \S+-750\.\S+ 750w, \S+-1200\.\S+ 1200w$/);
  });

  it('is one address where there is one file', () => {
    const only = { ...picture, sources: picture.sources.slice(-1) };
    const image = imageOf(i18n.texts, { picture: only, sizes });
    expect(image).not.toHaveProperty('srcset');
    expect(image).not.toHaveProperty('sizes');
    expect(picturePreload(only, sizes)).toEqual({ href: image.src });
  });
});

describe('a picture', () => {
  it('waits until it comes near, unless it is in the first view or what the page is about', () => {
    expect(imageOf(i18n.texts, { picture })).toMatchObject({ loading: 'lazy' });
    expect(imageOf(i18n.texts, { picture, eager: true })).toMatchObject({ loading: 'eager' });
    expect(imageOf(i18n.texts, { picture, eager: true })).not.toHaveProperty('fetchpriority');
    expect(imageOf(i18n.texts, { picture, priority: true })).toMatchObject({
      loading: 'eager',
      fetchpriority: 'high',
    });
  });
});

describe('sizes', () => {
  it('are the width in the column and on a desktop, 1.5 times that on fine screens', () => {
    expect(sizes).toBe(
      [
        '(min-resolution: 3dppx) and (min-width: 1024px) calc(0.5 * 808px)',
        '(min-resolution: 3dppx) calc(0.5 * min(100vw, 480px))',
        '(min-resolution: 2dppx) and (min-width: 1024px) calc(0.75 * 808px)',
        '(min-resolution: 2dppx) calc(0.75 * min(100vw, 480px))',
        '(min-width: 1024px) 808px',
        'min(100vw, 480px)',
      ].join(', '),
    );
  });

  it('say nothing of a desktop where a picture is as wide as in the column', () => {
    expect(shownSizes({ column: '88px' })).toBe(
      '(min-resolution: 3dppx) calc(0.5 * 88px), (min-resolution: 2dppx) calc(0.75 * 88px), 88px',
    );
  });
});
