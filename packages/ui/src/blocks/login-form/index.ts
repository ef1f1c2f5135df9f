export { LoginCard } from './LoginCard';
export { LoginForm, type LoginFormProps } from './LoginForm';
