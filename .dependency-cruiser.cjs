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
  ['activity', 'goods', 'what an activity concerns is a list of goods'],
  ['address', 'region', 'an address lies in a region of the tree'],
  ['advice', 'message', 'whoever made a suggestion is told of its answer'],
  ['advice', 'review', 'words are cleaned as those of reviews are'],
  ['advice', 'upload', 'what shows the matter are uploads of the member'],
  ['appointment', 'contacts', 'visitors are travellers of the member, or are checked as these are'],
  ['appointment', 'goods', 'what is left of a time is told as that of an option'],
  ['appointment', 'message', 'what happens to an appointment is told in the inbox'],
  ['appointment', 'my-activity', 'waiting lists are what a member takes part in'],
  ['appointment', 'subscription', 'what is told of an appointment is sent to an app too'],
  ['appointment', 'voucher', 'an appointment uses the vouchers that it was made for'],
  ['bundle', 'goods', 'a bundle is a product, and so are some of its parts'],
  ['bundle', 'hotel', 'a bundle has a day when its rooms have'],
  ['bundle', 'ticket', 'a bundle shares its people out as its tickets need them'],
  ['contacts', 'ticket', 'the list says who may use a ticket'],
  ['delivery', 'address', 'a parcel goes to an address of the tree'],
  ['favorite', 'search', 'what can be a favourite is what is found'],
  ['goods', 'delivery', 'goods are sent in parcels'],
  ['cart', 'activity', 'an item may be part of a promotion, and offers say what the next step is'],
  ['cart', 'coupon', 'coupons take part in the next step'],
  ['cart', 'goods', 'an item is an option of goods'],
  ['cart', 'order', 'what is in the cart is ordered as anything is'],
  ['cart', 'shop', 'freight takes part in the next step'],
  ['coupon', 'goods', 'coupons are offered for a product'],
  ['flash-sale', 'activity', 'a flash sale is an activity with a price of its own'],
  ['flash-sale', 'message', 'whoever waited for a place is told that it is there'],
  ['flash-sale', 'my-activity', 'places are what a member takes part in'],
  ['flash-sale', 'session', 'a picture keeps machines out, as at a login'],
  ['bargain', 'activity', 'a bargain is for what an activity sells at a price of its own'],
  ['bargain', 'message', 'whoever bargained, or helped, is told when all is gone'],
  ['bargain', 'my-activity', 'bargains are what a member takes part in'],
  ['my-activity', 'bargain', 'what a member bargains for is listed'],
  ['group-buy', 'activity', 'groups buy in an activity with a price of its own'],
  ['group-buy', 'my-activity', 'groups are what a member takes part in'],
  ['my-activity', 'group-buy', 'what a member has a seat in is listed'],
  ['order', 'group-buy', 'an order names the group it is bought in'],
  ['activity', 'hotel', 'what is sold of a room is sold for the nights of a stay'],
  ['activity', 'message', 'whoever has something among their favourites is told of its activity'],
  ['my-activity', 'flash-sale', 'what a member waits for, or has got, is listed'],
  ['goods', 'activity', 'goods are shown with what runs for them'],
  ['goods', 'coupon', 'goods are shown with the coupons for them'],
  ['goods', 'review', 'goods are shown with their reviews'],
  ['goods', 'shop', 'goods are of a shop, which says what delivery costs'],
  ['home', 'notice', 'the home page shows the latest notice'],
  ['home', 'scenic-spot', 'the home page recommends spots'],
  ['hotel', 'search', 'hotels are found by words as the search finds them'],
  ['hotel', 'voucher', 'a room is used by its voucher'],
  ['international', 'hotel', 'of the texts of a hotel some are HTML, which is cleaned'],
  ['member', 'appointment', 'whoever leaves is forgotten by their appointments, and leaves waiting lists'],
  ['my-activity', 'appointment', 'what a member waits for is listed'],
  ['member', 'contacts', 'a document is written as a traveller’s is'],
  ['member', 'invoice', 'a personal title goes with whoever leaves'],
  ['member', 'review', 'a name is held to the word list of reviews'],
  ['member', 'upload', 'whoever leaves takes their uploads along'],
  ['member', 'session', 'codes prove a new mobile number; the member as a login answers them'],
  ['order', 'address', 'an order is sent to an address of its member'],
  ['order', 'appointment', 'lines of an order are told with their booked times'],
  ['order', 'review', 'lines of an order are told with their review'],
  ['refund', 'hotel', 'a room is told by its guest'],
  ['refund', 'payment', 'money goes back the way it was paid'],
  ['refund', 'upload', 'what shows the problem are uploads of the member'],
  ['refund', 'voucher', 'a unit is told by the tail of its code'],
  ['review', 'upload', 'pictures of a review are uploads of its author'],
  ['order', 'contacts', 'an order names travellers'],
  ['order', 'delivery', 'an order tells its parcels, and its buyer signs for them'],
  ['order', 'goods', 'another address is another freight'],
  ['order', 'invoice', 'an order says whether it can be invoiced, and its invoice'],
  ['order', 'service', 'what is shown after paying is shown by one of the order calls'],
  ['order', 'shop', 'an order names its shop, and what sending costs there'],
  ['order', 'hotel', 'an order tells the rooms of a stay, and changes their guests'],
  ['order', 'voucher', 'the call for its codes is one of the order calls'],
  ['search', 'goods', 'goods and services are found'],
  ['search', 'hotel', 'hotels are found'],
  ['search', 'review', 'goods are found with their rating'],
  ['search', 'scenic-spot', 'spots are found'],
  ['search', 'ticket', 'tickets are found'],
  ['service', 'appointment', 'a service goes back while its appointment can be cancelled, and ends it'],
  ['service', 'bundle', 'a dated bundle is shown as a service, with its days'],
  ['service', 'goods', 'a service is an option of a product, as goods are'],
  ['service', 'voucher', 'a service is used by its codes'],
  ['shop', 'activity', 'a shop shows what it has running'],
  ['shop', 'coupon', 'a shop shows its coupons'],
  ['shop', 'review', 'a shop is rated by reviews'],
  ['special', 'activity', 'a special shows what is on'],
  ['special', 'coupon', 'a special offers coupons'],
  ['special', 'goods', 'a special shows goods'],
  ['special', 'search', 'a special names what is found'],
  ['subscription', 'message', 'what is sent to an app is told in the inbox too'],
  ['user-center', 'review', 'the user center counts what can be reviewed'],
  ['ticket', 'appointment', 'a ticket goes back while its appointment can be cancelled, and ends it'],
  ['ticket', 'contacts', 'the rules of who may use a ticket are those of travellers'],
  ['ticket', 'scenic-spot', 'a ticket is of a spot'],
  ['ticket', 'voucher', 'a ticket is used by its vouchers'],
  ['voucher', 'appointment', 'a voucher that needs a time is shown at that time'],
];

/** The UI's features that may use another's files, and what for; no other pair is allowed. Texts follow the same pairs. */
const featurePairs = [
  ['account', 'contacts', 'whoever cannot use their number shows a document'],
  ['account', 'session', 'whoever asks for many codes types the digits of a picture'],
  ['account', 'site-documents', 'whoever leaves reads the agreement about it'],
  ['appointment', 'contacts', 'an appointment names travellers'],
  ['appointment', 'subscription', 'who wants to be told is reminded of an appointment'],
  ['appointment', 'transaction-snapshot', 'what was agreed on an appointment is checked as that of an order'],
  ['bargain', 'activity', 'what can be bargained for is shown as what an activity sells'],
  ['bargain', 'marketing', 'a bargain is shown with how far it is and by whom'],
  ['cart', 'goods', 'an item of the cart is an option of goods, and another can be chosen'],
  ['cart', 'order', 'a cart says what it comes to as an order does'],
  ['activity', 'goods', 'an activity lists the goods that take part'],
  ['activity', 'subscription', 'who wants to be told is reminded before an activity starts'],
  ['coupon', 'goods', 'a coupon lists some of what it is good for'],
  ['coupon', 'subscription', 'who wants to be told is reminded of a coupon'],
  ['flash-sale', 'session', 'whoever is taken for a machine types the digits of a picture'],
  ['flash-sale', 'subscription', 'who wants to be told is asked for messages'],
  ['group-buy', 'activity', 'what groups buy is shown as what an activity sells'],
  ['group-buy', 'flash-sale', 'day, stay and number are chosen as those of a flash sale'],
  ['group-buy', 'marketing', 'a group is shown with its faces and its time'],
  ['group-buy', 'order', 'a group shows the order it was joined with'],
  ['goods', 'activity', 'goods tell the activities that lower their price'],
  ['goods', 'appointment', 'a service shows its next free times'],
  ['goods', 'coupon', 'goods offer the coupons that are good for them'],
  ['goods', 'refund', 'a service tells its refund rule'],
  ['goods', 'review', 'goods show what others said'],
  ['goods', 'shop', 'goods tell whose they are'],
  ['home', 'notice', 'the home page shows the latest notice'],
  ['home', 'scenic-spot', 'the home page recommends spots'],
  ['order', 'appointment', 'a service is ordered with its time'],
  ['order', 'address', 'an order is sent to an address of its member'],
  ['order', 'contacts', 'an order names travellers'],
  ['hotel', 'activity', 'a hotel tells the activities that lower the price of its rooms'],
  ['hotel', 'refund', 'a rate tells until when it can be cancelled'],
  ['order', 'hotel', 'the order form offers the days and rooms of its hotel'],
  ['order', 'refund', 'an order tells the refund rule of its lines'],
  ['payment', 'order', 'a payment tells the status and the time limit of its order'],
  ['scenic-spot', 'ticket', 'a spot lists its tickets'],
  ['shop', 'activity', 'a shop tells what is on'],
  ['shop', 'coupon', 'a shop offers its coupons'],
  ['shop', 'goods', 'a shop lists its goods'],
  ['shop', 'site-documents', 'a shop shows its licence as the operator does'],
  ['special', 'activity', 'a special tells what is on'],
  ['special', 'coupon', 'a special offers coupons'],
  ['special', 'goods', 'a special shows goods as a list does'],
  ['special', 'search', 'a special lists what is sold as a search does'],
  ['special', 'subscription', 'who wants to be told is reminded of what begins'],
  ['ticket', 'activity', 'a ticket tells the activities that lower its price'],
  ['ticket', 'refund', 'a ticket tells its refund rule'],
  ['transaction-snapshot', 'refund', 'a snapshot tells the refund rule that was agreed'],
];

/** The SDK's domains that may use another's files, and what for; no other pair is allowed. */
const sdkPairs = [
  ['checkout', 'cart', 'what an order bought goes into the cart again'],
  ['checkout', 'goods', 'a checkout opens lines of every kind'],
  ['checkout', 'stay', 'a checkout opens lines of every kind'],
  ['goods', 'checkout', 'an option is a line of a checkout'],
  ['goods', 'activity-line', 'an option is ordered in an activity'],
  ['checkout', 'ticket', 'a checkout opens lines of every kind'],
  ['checkout', 'activity-line', 'a checkout opens lines that are ordered in an activity'],
  ['activity-line', 'activity', 'a group is opened as its activity sells it'],
  ['activity-line', 'flash-sale', 'a line is ordered with a place that is held'],
  ['flash-sale', 'order', 'a place is asked for under a key as an order is'],
  ['group-buy', 'order', 'a group is left under a key as an order is made'],
  ['bargain', 'order', 'a bargain is started under a key as an order is made'],
  ['stay', 'activity-line', 'rooms are ordered in an activity'],
  ['ticket', 'activity-line', 'a ticket is ordered in an activity'],
  ['advice', 'order', 'what is written once has a key as an order has'],
  ['appointment', 'order', 'an appointment is made under a key as an order is'],
  ['coupon', 'order', 'a claim is sent under a key as an order is'],
  ['invoice', 'order', 'an application is sent under a key as an order is'],
  ['member', 'order', 'an appeal is sent under a key as an order is'],
  ['review', 'order', 'what is written once has a key as an order has'],
  ['location', 'home', 'the list of cities is one of the home calls'],
  ['order', 'stay', 'a quote names its rooms'],
  ['order', 'ticket', 'a quote names its tickets'],
  ['order', 'voucher', 'the call for its codes is one of the order calls'],
  ['stay', 'checkout', 'rooms are a line of a checkout'],
  ['stay', 'order', 'a stay says how a line of it is called'],
  ['ticket', 'checkout', 'a ticket is a line of a checkout'],
  ['ticket', 'order', 'a ticket says how a line of it is called'],
  ['voucher', 'order', 'a ticket is passed on under a key as an order is'],
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
      // Pages of the app have addresses that begin with `packages`, too.
      from: { path: '(^|/)packages/', pathNot: '(^|/)apps/' },
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
