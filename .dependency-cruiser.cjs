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

/**
 * The server's modules that may use another's files, and what for; no other pair is allowed. What the operator edits,
 * `site-documents`, is open to all.
 */
const modulePairs = [
  ['contacts', 'ticket', 'the list says who may use a ticket'],
  ['home', 'notice', 'the home page shows the latest notice'],
  ['home', 'scenic-spot', 'the home page recommends spots'],
  ['member', 'session', 'codes prove a new mobile number; the member as a login answers them'],
  ['order', 'contacts', 'an order names travellers'],
  ['order', 'voucher', 'the call for its codes is one of the order calls'],
  ['ticket', 'contacts', 'the rules of who may use a ticket are those of travellers'],
  ['ticket', 'scenic-spot', 'a ticket is of a spot'],
  ['ticket', 'voucher', 'a ticket is used by its vouchers'],
];

/** One rule for the modules that know no other, one for each module that does. */
const modulesAlone = [undefined, ...new Set(modulePairs.map(([from]) => from))].map((module) => {
  const known = modulePairs.filter(([from]) => from === module).map(([, to]) => to);
  const others = [...new Set(modulePairs.map(([from]) => from))].map((from) => `${MODULES}${from}/`);
  return {
    name: module ? `${module}-knows-its-pairs` : 'modules-alone',
    comment: 'Modules do not import each other, except for the pairs above.',
    severity: 'error',
    from: module ? { path: `${MODULES}(${module})/` } : { path: `${MODULES}([^/]+)/`, pathNot: others },
    to: { path: MODULES, pathNot: ['$2', 'site-documents', ...known].map((name) => `${MODULES}${name}/`) },
  };
});

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
    {
      name: 'react-in-ui-and-web',
      comment: 'React lives in ui and web only.',
      severity: 'error',
      from: { path: '(^|/)(packages|apps)/', pathNot: '(^|/)(packages/ui|apps/web)/' },
      to: { path: '(^|/)node_modules/(react|react-dom|@tanstack)(/|@|$)' },
    },
    {
      name: 'valtio-in-sdk-and-blocks',
      comment: 'State is the sdk’s; components get props.',
      severity: 'error',
      from: { path: '(^|/)(packages|apps)/', pathNot: '(^|/)packages/(sdk/|ui/src/(blocks|app)/)' },
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
    ...modulesAlone,
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
        // What all logins end with, and what the job of messages is.
        pathNot: ['handlers\\.ts$', '/session/enter\\.ts$', '/subscription/queue-messages\\.ts$'],
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
