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

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'A circle has no order in which it can be understood.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      from: { path: '(^|/)apps/server/src/' },
      to: { path: '(^|/)packages/', pathNot: '(^|/)packages/(contract|validators)/' },
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
