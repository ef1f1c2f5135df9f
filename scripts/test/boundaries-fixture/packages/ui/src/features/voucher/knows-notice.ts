import { line } from '../notice/line';

export const list = () => line;
