export { JumpBlocks, type JumpBlocksProps } from './JumpBlocks';
