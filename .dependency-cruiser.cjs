/**
 * Who may know whom (docs/architecture.md). `scripts/test/boundaries.test.ts` breaks each rule on purpose in a
 * fixture, so that a rule that stops working is noticed.
 */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  // Stories stand outside of the package: they put a real SDK over a host in memory.
  from: { path: `(^|/)packages/${from}/src/(?!stories/)`, pathNot: '\\.stories\\.tsx$' },
  to: {
    path: '(^|/)(packages|apps)/',
    pathNot: [`(^|/)packages/${from}/`, ...allowed.map((other) => `(^|/)packages/${other}/`), 'node_modules'],
  },
});

const capabilities = [
  'server-clock',
  'channel',
  'location',
  'subscription',
  'navigation',
  'host',
  'i18n',
  'payment',
];

const SERVER = '(^|/)apps/server/src/';
const MODULES = `${SERVER}modules/`;
const FEATURES = '(^|/)packages/ui/src/features/';
const SDK = '(^|/)packages/sdk/src/';

/**
 * The server's modules that may use another's files, and what for; no other pair is allowed. What the operator edits,
 * `site-documents`, is open to all.
 */
const modulePairs = [
  ['address', 'region', 'an address lies in a region of the tree'],
  ['contacts', 'ticket', 'the list says who may use a ticket'],
  ['favorite', 'search', 'what can be a favourite is what is found'],
  ['home', 'notice', 'the home page shows the latest notice'],
  ['home', 'scenic-spot', 'the home page recommends spots'],
  ['hotel', 'search', 'hotels are found by words as the search finds them'],
  ['hotel', 'voucher', 'a room is used by its voucher'],
  ['international', 'hotel', 'of the texts of a hotel some are HTML, which is cleaned'],
  ['member', 'upload', 'whoever leaves takes their uploads along'],
  ['member', 'session', 'codes prove a new mobile number; the member as a login answers them'],
  ['order', 'contacts', 'an order names travellers'],
  ['order', 'hotel', 'an order tells the rooms of a stay, and changes their guests'],
  ['order', 'voucher', 'the call for its codes is one of the order calls'],
  ['search', 'hotel', 'hotels are found'],
  ['search', 'scenic-spot', 'spots are found'],
  ['search', 'ticket', 'tickets are found'],
  ['special', 'search', 'a special names what is found'],
  ['ticket', 'contacts', 'the rules of who may use a ticket are those of travellers'],
  ['ticket', 'scenic-spot', 'a ticket is of a spot'],
  ['ticket', 'voucher', 'a ticket is used by its vouchers'],
];

/** The UI's features that may use another's files, and what for; no other pair is allowed. Texts follow the same pairs. */
const featurePairs = [
  ['home', 'notice', 'the home page shows the latest notice'],
  ['home', 'scenic-spot', 'the home page recommends spots'],
  ['order', 'contacts', 'an order names travellers'],
  ['hotel', 'refund', 'a rate tells until when it can be cancelled'],
  ['order', 'hotel', 'the order form offers the days and rooms of its hotel'],
  ['order', 'refund', 'an order tells the refund rule of its lines'],
  ['payment', 'order', 'a payment tells the status and the time limit of its order'],
  ['scenic-spot', 'ticket', 'a spot lists its tickets'],
  ['special', 'search', 'a special lists what is sold as a search does'],
  ['ticket', 'refund', 'a ticket tells its refund rule'],
];

/** The SDK's domains that may use another's files, and what for; no other pair is allowed. */
const sdkPairs = [
  ['checkout', 'stay', 'a checkout opens lines of every kind'],
  ['checkout', 'ticket', 'a checkout opens lines of every kind'],
  ['location', 'home', 'the list of cities is one of the home calls'],
  ['order', 'stay', 'a quote names its rooms'],
  ['order', 'ticket', 'a quote names its tickets'],
  ['order', 'voucher', 'the call for its codes is one of the order calls'],
  ['stay', 'checkout', 'rooms are a line of a checkout'],
  ['stay', 'order', 'a stay says how a line of it is called'],
  ['ticket', 'checkout', 'a ticket is a line of a checkout'],
  ['ticket', 'order', 'a ticket says how a line of it is called'],
];

/** What every domain of the SDK may use: what it is built from, what the whole product turns on, the type of the whole. */
const sdkShared = ['core', 'config', 'international', 'navigation', 'session', 'sdk'];

/**
 * The folders of `root` know no other but `shared` (folders or files) and their pairs: a rule for those without a pair,
 * `<kind>s-alone`, and one for each that has any. `outside`: folders with rules of their own.
 */
function foldersAlone(kind, root, pairs, { shared = [], outside = [] } = {}) {
  const withPairs = [...new Set(pairs.map(([from]) => from))];
  const rule = (name, from, known) => ({
    name,
    comment: `A ${kind} knows no other, except for the pairs above.`,
    severity: 'error',
    from,
    to: { path: root, pathNot: ['$2', ...shared, ...known].map((place) => `${root}${place}(/|\\.ts$)`) },
  });
  const rest = {
    path: `${root}([^/]+)/`,
    pathNot: [...outside, ...withPairs].map((folder) => `${root}${folder}/`),
  };
  return [
    rule(`${kind}s-alone`, rest, []),
    ...withPairs.map((folder) => {
      const known = pairs.filter(([from]) => from === folder).map(([, to]) => to);
      return rule(`${kind}-${folder}-knows-its-pairs`, { path: `${root}(${folder})/` }, known);
    }),
  ];
}

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'A circle has no order in which it can be understood.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types',
      comment: 'In the server types go one way, too.',
      severity: 'error',
      from: { path: SERVER },
      to: { circular: true },
    },
    only('validators-alone', 'validators', [], 'validators know nobody.'),
    only('contract-knows-validators', 'contract', ['validators'], 'contract knows validators at most.'),
    only('api-client-knows-contract', 'api-client', ['contract'], 'api-client knows contract.'),
    ...capabilities.map((name) =>
      only(`${name}-knows-contract`, name, ['contract'], 'Capabilities know contract at most.'),
    ),
    only(
      'sdk-without-react',
      'sdk',
      ['validators', 'contract', 'api-client', ...capabilities],
      'sdk wires the framework-free packages.',
    ),
    only(
      'ui-knows-sdk',
      'ui',
      ['validators', 'contract', 'i18n', 'navigation', 'payment', 'sdk'],
      'ui reads the sdk.',
    ),
    ...foldersAlone('sdk-domain', SDK, sdkPairs, { shared: sdkShared, outside: ['core'] }),
    {
      name: 'sdk-core-knows-no-domain',
      comment: 'The core of the SDK knows types of its domains at most.',
      severity: 'error',
      from: { path: `${SDK}core/` },
      to: { path: `${SDK}(?!core/)`, dependencyTypesNot: ['type-only'] },
    },
    ...foldersAlone('feature', FEATURES, featurePairs),
    {
      name: 'components-know-props',
      comment: 'Components know neither the shell nor a feature, nor the sdk.',
      severity: 'error',
      from: { path: '(^|/)packages/ui/src/(components|hooks|icons|texts)/', pathNot: '\\.stories\\.tsx$' },
      to: { path: '(^|/)packages/(ui/src/(shell|features)|sdk)/' },
    },
    {
      name: 'shell-knows-no-feature',
      comment: 'What stands around every page knows none of the features on it.',
      severity: 'error',
      from: { path: '(^|/)packages/ui/src/shell/', pathNot: '\\.stories\\.tsx$' },
      to: { path: FEATURES },
    },
    {
      name: 'react-in-ui-and-web',
      comment: 'React lives in ui and web only.',
      severity: 'error',
      from: { path: '(^|/)(packages|apps)/', pathNot: '(^|/)(packages/ui|apps/web)/' },
      to: { path: '(^|/)node_modules/(react|react-dom|@tanstack)(/|@|$)' },
    },
    {
      name: 'valtio-in-sdk-and-features',
      comment: 'State is the sdk’s; components get props.',
      severity: 'error',
      from: { path: '(^|/)(packages|apps)/', pathNot: '(^|/)packages/(sdk/|ui/src/(features|shell)/)' },
      to: { path: '(^|/)node_modules/valtio(/|@|$)' },
    },
    {
      name: 'no-schema-library-in-the-client',
      comment: 'The client needs types of the schemas only.',
      severity: 'error',
      from: {
        path: '(^|/)(packages|apps)/',
        pathNot: '(^|/)(packages/contract|apps/server)/|(^|/)(packages|apps)/[^/]+/test/',
      },
      to: {
        path: '(^|/)node_modules/zod(/|@|$)|(^|/)packages/contract/src/schemas/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-knows-contract',
      comment: 'The server knows contract and validators.',
      severity: 'error',
      from: { path: SERVER },
      to: { path: '(^|/)packages/', pathNot: '(^|/)packages/(contract|validators)/' },
    },
    {
      name: 'core-knows-no-module',
      comment: 'The order engine knows no product; kinds are handed to it.',
      severity: 'error',
      from: { path: `${SERVER}core/` },
      to: { path: MODULES },
    },
    {
      name: 'outside-knows-no-module',
      comment: 'What talks to outside systems knows neither the modules nor the order engine.',
      severity: 'error',
      from: { path: `${SERVER}outside/` },
      to: { path: `${SERVER}(modules|core)/` },
    },
    ...foldersAlone('module', MODULES, modulePairs, { shared: ['site-documents'] }),
    {
      name: 'database-knows-tables',
      comment: 'The database puts the tables of the parts together and knows nothing else of them.',
      severity: 'error',
      from: { path: `${SERVER}database/` },
      to: { path: `${SERVER}(modules|core|outside|http|sandbox)/`, pathNot: '/tables\\.ts$' },
    },
    {
      name: 'database-knows-types',
      comment: 'The tables of the parts are types: nothing of a part runs in the database folder.',
      severity: 'error',
      from: { path: `${SERVER}database/` },
      to: { path: `${SERVER}(modules|core|outside|http|sandbox)/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'handlers-and-jobs-open-transactions',
      comment: 'What is below a handler, a flow or a job is given the transaction.',
      severity: 'error',
      from: {
        path: '(^|/)apps/server/src/(core|modules)/',
        // What all logins end with, what all codes begin with, and what the job of messages is.
        pathNot: ['handlers\\.ts$', '/session/(enter|send-code)\\.ts$', '/subscription/queue-messages\\.ts$'],
      },
      to: { path: '(^|/)apps/server/src/database/transaction' },
    },
    {
      name: 'nobody-knows-the-apps',
      comment: 'Packages never reach into apps.',
      severity: 'error',
      from: { path: '(^|/)packages/' },
      to: { path: '(^|/)apps/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: process.env.BOUNDARIES_FIXTURE
        ? '(^|/)dist/'
        : '(^|/)(dist|dist-server|storybook-static|generated|boundaries-fixture)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@yunyou/source', 'import', 'node', 'default'],
    },
  },
};
