export { ChoiceCell, ChoiceFields } from './ChoiceCell';
export { OfferCells } from './OfferCells';
export { ProductAlbum, productHero } from './ProductAlbum';
export { ProductHead } from './ProductHead';
export { ProductLower } from './ProductLower';
export { default as productPage } from './ProductPage.module.css';
export { ProductPending } from './ProductPending';
export type { NotSold, ProductInfo } from './product-info';
export { useEstimate } from './use-estimate';
