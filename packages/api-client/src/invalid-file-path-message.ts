/** Words of the spec (section 8); the catalogue translates them. */
export const invalidFilePathMessage = 'Invalid filePath';
