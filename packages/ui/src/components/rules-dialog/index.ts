export { RulesDialog, type RulesDialogProps } from './RulesDialog';
