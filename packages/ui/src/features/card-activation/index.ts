export * from './active-view';
export * from './applications';
export * from './consent-view';
export * from './holder-form';
