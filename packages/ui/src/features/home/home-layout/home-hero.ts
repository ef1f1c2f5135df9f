import type { HomeLayoutComponent } from '@yunyou/contract';
import type { ShownPicture } from '../../../components/picture';
import { acrossSizes } from './HomeBanner';
import { cardSizes } from './HomeCards';

/** Which of the operator's components has the first picture of the home page; -1 for none. */
export function firstPicturePlace(components: readonly HomeLayoutComponent[]): number {
  return components.findIndex(({ type }) => type !== 'home_icon_kv');
}

/** The first picture of the home page, which is fetched first. */
export function homeHero(components: readonly HomeLayoutComponent[]): ShownPicture | undefined {
  const component = components[firstPicturePlace(components)];
  switch (component?.type) {
    case 'home_banner_kv':
      return shown(component.items, acrossSizes);
    case 'home_custom_card':
      return shown(component.items, cardSizes);
    case 'top_card':
      return shown([component], acrossSizes);
    default:
      return undefined;
  }
}

function shown(items: readonly Pick<ShownPicture, 'picture'>[], sizes: string): ShownPicture | undefined {
  const [first] = items;
  return first && { picture: first.picture, sizes };
}
