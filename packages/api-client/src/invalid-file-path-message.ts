/** What a person is told when there is no file to upload: words of the spec (section 8), the same in every language. */
export const invalidFilePathMessage = 'Invalid filePath';
