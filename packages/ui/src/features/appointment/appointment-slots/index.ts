export { AppointmentSlots, type AppointmentSlotsProps } from './AppointmentSlots';
