import { frame } from '../shell/frame';

export const card = () => frame;
