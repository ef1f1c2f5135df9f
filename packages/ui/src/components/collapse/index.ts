export { Collapse, type CollapseItem, type CollapseProps } from './Collapse';
