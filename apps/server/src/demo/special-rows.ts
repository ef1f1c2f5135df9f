import type { StoredComponent, StoredPart } from '../modules/special/tables';
import { ACTIVITY_SPECIALS } from './activity-specials';
import type { PictureManifest } from './picture-manifest';
import { profileBlocks } from './profile-blocks';
import type { DemoSpecial, DemoSpecialPart } from './special-types';
import { SPOT_SPECIALS } from './spot-specials';
import type { LocaleId } from './types';

/** The specials as rows, their times counted from now. */
export const specialRows = (pictures: PictureManifest, nowMs: number) =>
  [...SPOT_SPECIALS, ...ACTIVITY_SPECIALS].map((special: DemoSpecial) => ({
    id: special.id,
    kind: special.kind,
    title: JSON.stringify(special.title),
    subtitle: JSON.stringify(special.subtitle),
    picture: JSON.stringify(pictures.picture(special.picture, special.title)),
    theme: special.theme,
    components: JSON.stringify(
      special.components.map(
        (component): StoredComponent =>
          component.type === 'tabs'
            ? {
                type: component.type,
                tabs: component.tabs.map((tab) => ({
                  ...tab,
                  components: tab.components.map((part) => storedPart(part, pictures, nowMs)),
                })),
              }
            : storedPart(component, pictures, nowMs),
      ),
    ),
    starts_ms: nowMs + special.startsAfterMs,
    ends_ms: nowMs + special.endsAfterMs,
    published_ms: nowMs,
  }));

/** A part as it is stored, its pictures looked up and its times counted from a moment. */
export function storedPart(part: DemoSpecialPart, pictures: PictureManifest, nowMs: number): StoredPart {
  switch (part.type) {
    case 'text': {
      const blocksIn = (locale: LocaleId) =>
        part.blocks.flatMap((block) => profileBlocks(block, locale, pictures));
      return { type: part.type, blocks: { 'zh-Hans': blocksIn('zh-Hans'), en: blocksIn('en') } };
    }
    case 'hero':
      return { ...part, picture: pictures.picture(part.picture, part.title) };
    case 'countdown': {
      const { afterMs, ...words } = part;
      return { ...words, untilMs: nowMs + afterMs };
    }
    case 'itemList':
      return { ...part, items: [...part.items] };
    case 'couponStrip':
      return { ...part, couponIds: [...part.couponIds] };
    case 'productGrid':
      return { ...part, productIds: [...part.productIds] };
    case 'activityStrip':
      return { ...part, activeIds: [...part.activeIds] };
    case 'spotStrip':
      return { ...part, spotIds: [...part.spotIds] };
  }
}
