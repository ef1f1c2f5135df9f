export { askedOf, FlashButtonText, FlashOffer, type FlashOfferProps, type FlashOffers } from './FlashOffer';
