export { hrefOf, OperatorLink, type OperatorLinkProps } from './OperatorLink';
