import { buildUrl } from '@yunyou/navigation';

/** A place to show on a map, GCJ-02. */
export interface MapTarget {
  latitude: number;
  longitude: number;
  /** Default none. */
  name?: string;
  /** Default none. */
  address?: string;
}

/** Map sites, in the order they are offered. */
export const mapSites = ['tencent', 'amap', 'baidu', 'apple'] as const;
export type MapSite = (typeof mapSites)[number];

/** How this app is named in the sites' own counts. */
const referer = 'yunyou';

/** Signs that part Tencent's marker into its fields have no place in a title. */
const field = (text: string) => text.replace(/[;:|]/g, ' ').trim();

/**
 * Address of a place on a map site. All of them take GCJ-02; Amap wants the longitude first.
 */
export function mapUrl(site: MapSite, { latitude, longitude, name = '', address = '' }: MapTarget): string {
  const place = `${latitude},${longitude}`;
  switch (site) {
    case 'tencent':
      return buildUrl('https://apis.map.qq.com/uri/v1/marker', {
        marker: [
          `coord:${place}`,
          ...(name ? [`title:${field(name)}`] : []),
          ...(address ? [`addr:${field(address)}`] : []),
        ].join(';'),
        referer,
      });
    case 'amap':
      return buildUrl('https://uri.amap.com/marker', {
        position: `${longitude},${latitude}`,
        ...(name && { name }),
        src: referer,
        coordinate: 'gaode',
        callnative: 1,
      });
    case 'baidu':
      return buildUrl('https://api.map.baidu.com/marker', {
        location: place,
        coord_type: 'gcj02',
        // Both are required there.
        title: name || place,
        content: address || name || place,
        output: 'html',
        src: `webapp.${referer}.web`,
      });
    case 'apple':
      return buildUrl('https://maps.apple.com/', { ll: place, ...(name && { q: name }) });
  }
}
