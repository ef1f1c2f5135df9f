export { OddsTable } from './OddsTable';
