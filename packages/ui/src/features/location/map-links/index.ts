export { MapLinks, type MapLinksProps } from './MapLinks';
export { type MapSite, type MapTarget, mapSites, mapUrl } from './map-urls';
