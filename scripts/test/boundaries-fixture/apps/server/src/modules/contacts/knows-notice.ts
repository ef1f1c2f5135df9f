export { notice } from '../notice/store';
export { ticket } from '../ticket/rules';
