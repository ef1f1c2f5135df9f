/** What an operator sets before uploading: `config.js` beside the built program, which no bundler touches. */
export interface ProgramConfig {
  /** The API's address, `https://api.shop.example`; registered with the platform as a request domain. */
  apiUrl: string;
  /** The web app's address: shared links and pages in a web view lead there. */
  webUrl: string;
}
