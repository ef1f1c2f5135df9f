export { NewUserShare } from './NewUserShare';
