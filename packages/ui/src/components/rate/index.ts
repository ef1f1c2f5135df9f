export { Rate, type RateProps } from './Rate';
export { RateScore, type RateScoreProps } from './RateScore';
