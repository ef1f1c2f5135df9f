export { AgreementView, type AgreementViewProps } from './AgreementView';
