/** The app's shell, and the texts that everything reads. */
export * from './shell';
export * from './texts';
