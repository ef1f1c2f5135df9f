export { AnnualCardList, type AnnualCardListProps } from './AnnualCardList';
export { AnnualCardOffer, type AnnualCardOfferProps } from './AnnualCardOffer';
export { MemberAnnualCard, type MemberAnnualCardProps, memberCardTones } from './MemberAnnualCard';
