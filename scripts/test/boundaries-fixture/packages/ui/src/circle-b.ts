import { a } from './circle-a';

export const b = () => a;
