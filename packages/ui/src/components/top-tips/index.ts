export { TopTips, type TopTipsProps } from './TopTips';
