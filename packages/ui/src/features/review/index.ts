export * from './review-list';
