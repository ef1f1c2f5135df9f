export { TextBlocks, type TextBlocksProps, textBlocksHero } from './TextBlocks';
