export { AppointmentInfoView, type AppointmentInfoViewProps } from './AppointmentInfoView';
export { ItemRules, type ItemRulesProps } from './ItemRules';
export { usePeople } from './use-people';
