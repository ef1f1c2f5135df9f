export {
  askedOf,
  FlashButtonText,
  type FlashButtonTextProps,
  FlashOffer,
  type FlashOfferProps,
  type FlashOffers,
} from './FlashOffer';
