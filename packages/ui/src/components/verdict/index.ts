export { Verdict, type VerdictProps } from './Verdict';
