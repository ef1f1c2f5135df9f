export { VerificationCodeButton, type VerificationCodeButtonProps } from './VerificationCodeButton';
