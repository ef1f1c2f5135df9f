export { CertificateBox, type CertificateBoxProps } from './CertificateBox';
export { PiecePending } from './PiecePending';
export { PieceView, type PieceViewProps } from './PieceView';
