export { MyCardsView, type MyCardsViewProps, type MyCardTab, myCardTabs } from './MyCardsView';
