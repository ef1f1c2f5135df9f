export { type ChosenRooms, StayBookingForm, type StayBookingFormProps } from './StayBookingForm';
