import { b } from './circle-b';

export const a = () => b;
