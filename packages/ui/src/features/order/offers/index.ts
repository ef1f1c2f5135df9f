export { Offers, type OffersProps } from './Offers';
export { nextStepText, offerReasonText } from './offer-reasons';
export { WhyNotCheaper, type WhyNotCheaperProps } from './WhyNotCheaper';
