export { type OddsOfPrize, OddsTable, type OddsTableProps } from './OddsTable';
