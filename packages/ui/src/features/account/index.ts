export * from './cancellation-view';
export * from './cropper-view';
export * from './profile-view';
