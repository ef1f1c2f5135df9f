export { CardActiveView, type CardActiveViewProps } from './CardActiveView';
