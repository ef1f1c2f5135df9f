export { AppointmentSlots, type AppointmentSlotsProps } from './AppointmentSlots';
export { useSlots } from './use-slots';
