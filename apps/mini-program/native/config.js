// Where this program's server is. Both must be https and registered with the platform before a release.
module.exports = {
  apiUrl: 'http://127.0.0.1:5173',
  webUrl: 'http://127.0.0.1:5173',
};
