export { BuyAgain, type BuyAgainProps } from './BuyAgain';
