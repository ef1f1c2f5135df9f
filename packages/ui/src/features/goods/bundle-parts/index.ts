export { BundleParts, type BundlePartsProps } from './BundleParts';
