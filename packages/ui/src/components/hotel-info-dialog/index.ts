export {
  type HotelFacility,
  type HotelInfo,
  HotelInfoDialog,
  type HotelInfoDialogProps,
} from './HotelInfoDialog';
