export { MyPiecesGrid, type MyPiecesGridProps } from './MyPiecesGrid';
export { MyPiecesView, type MyPiecesViewProps, type PieceTab, pieceTabs } from './MyPiecesView';
