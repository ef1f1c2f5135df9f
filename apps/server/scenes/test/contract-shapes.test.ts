import { schemas, staticFiles } from '@yunyou/contract/schemas';
import { describe, expect, it } from 'vitest';
import * as demo from '../../src/demo';
import { readManifest } from '../manifest';

const manifest = readManifest();

/** A picture as it goes over the wire. */
function onTheWire(name: string) {
  const entry = manifest[name];
  if (entry === undefined) throw new Error(`There is no picture ${name}`);
  const { width, height, color, widths, files, alt } = entry;
  const sources = widths.map((it) => ({ url: `/cdn/pictures/${files[String(it)]?.address}`, width: it }));
  return { width, height, color, sources, alt };
}

const withPicture = <Tile extends { readonly picture: string }>(tile: Tile) => ({
  ...tile,
  picture: onTheWire(tile.picture),
});

describe('demo content fits the contract', () => {
  it('as the home layout', () => {
    const components = demo.HOME_LAYOUT.components.map((component) => {
      if (component.type === 'top_card') return withPicture(component);
      if (component.type === 'home_icon_kv') return component;
      return { ...component, items: component.items.map(withPicture) };
    });
    const layout = { templateId: demo.HOME_LAYOUT.templateId, components };
    expect(schemas.home.layout.response.parse(layout)).toEqual(layout);
  });

  it('as the city list, the telephone and the licence', () => {
    const cities = { cityList: demo.CITY_LIST, recommendList: demo.RECOMMENDED_CITIES };
    expect(schemas.home.cityInfo.response.parse(cities)).toEqual(cities);
    expect(schemas.home.phone.response.parse({ telephone: demo.OPERATOR.servicePhone })).toBeTruthy();
    expect(schemas.notice.license.response.parse(demo.LICENSE_FACTS)).toEqual(demo.LICENSE_FACTS);
  });

  it('as the static files, once the server has put addresses in place of picture names', () => {
    expect(staticFiles.tabBarFile.parse(demo.TAB_BAR_FILE)).toEqual(demo.TAB_BAR_FILE);
    expect(staticFiles.sideBarFile.parse(demo.SIDE_BAR_FILE)).toEqual(demo.SIDE_BAR_FILE);
    expect(staticFiles.updateConfigFile.parse(demo.UPDATE_CONFIG_FILE)).toEqual(demo.UPDATE_CONFIG_FILE);
    const { imagePicture, paths, ...share } = demo.APP_FILE.shareConfig;
    const dressed = Object.entries(paths).map(([path, { imagePicture: name, ...entry }]) => [
      path,
      { ...entry, imgUrl: onTheWire(name).sources[0]?.url },
    ]);
    const shareConfig = {
      ...share,
      imageUrl: onTheWire(imagePicture).sources[0]?.url,
      paths: Object.fromEntries(dressed),
    };
    expect(staticFiles.appFile.parse({ ...demo.APP_FILE, shareConfig, webOwnHosts: [] })).toBeTruthy();
  });
});
