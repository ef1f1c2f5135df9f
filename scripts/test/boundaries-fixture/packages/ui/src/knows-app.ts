export { app } from '../../../apps/web/src/app';
