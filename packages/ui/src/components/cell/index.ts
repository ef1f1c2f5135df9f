export { Cell, type CellProps } from './Cell';
export { CellGroup, type CellGroupProps } from './CellGroup';
export { CellWithAction, type CellWithActionProps } from './CellWithAction';
