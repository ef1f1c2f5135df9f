/** Every variable of the environment that a server reads, in groups: `deploy/.env.example` is written from it. */

interface Setting {
  name: string;
  /** What it is for, in a line. */
  words: string;
  /** What holds where it is not set. Default: nothing. */
  byDefault?: string;
  /** A production server does not start without it. */
  isRequired?: boolean;
  /** Stands in the file in place of a value: what one looks like. */
  example?: string;
}

interface SettingGroup {
  title: string;
  settings: readonly Setting[];
}

export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'The server',
    settings: [
      {
        ...{ name: 'YUNYOU_MODE', byDefault: 'sandbox', isRequired: true, example: 'production' },
        words:
          '`production`: no stand-ins and no sandbox console; what is missing is asked for, https is wanted',
      },
      {
        ...{ name: 'PUBLIC_URL', byDefault: 'http://localhost:PORT', isRequired: true },
        ...{ words: 'its address as browsers see it', example: 'https://shop.example' },
      },
      { name: 'PORT', byDefault: '5173', words: 'where it listens; behind a proxy of its own machine' },
      {
        name: 'HOST',
        byDefault: 'all interfaces; a sandbox: this machine',
        words: 'the interface it listens on',
      },
      {
        ...{ name: 'TRUSTED_PROXIES', byDefault: 'the peer is the client', example: '127.0.0.1' },
        words:
          'addresses and CIDR blocks of our own proxies, joined by commas, whose X-Forwarded-For is believed',
      },
      {
        ...{ name: 'WEB_ORIGINS', byDefault: 'PUBLIC_URL alone' },
        words:
          'further origins of web apps, joined by commas: they may call the API, logins lead back to them, their pages are signed',
      },
      {
        ...{ name: 'WEB_OWN_HOSTS', byDefault: 'none; a sandbox: www.example.net' },
        words:
          "hosts of the operator's other sites, joined by commas: jump pages and the web page open them as the app's own, others are named first",
      },
      { name: 'LOG_LEVEL', byDefault: 'info', words: "pino's levels" },
      {
        ...{ name: 'METRICS_PORT', byDefault: '9464; a sandbox: off' },
        words: '/metrics for Prometheus and /ready; `off`: neither. Never reached from the internet',
      },
      { name: 'METRICS_HOST', byDefault: '127.0.0.1', words: 'the interface of METRICS_PORT' },
      {
        ...{ name: 'SHARED_CACHE_MS', byDefault: '1000' },
        words: 'how long public answers and pages are kept before they are read anew; 0: not at all',
      },
      {
        ...{ name: 'REQUEST_TIMEOUT_MS', byDefault: '30000' },
        words: 'how long a request may take to arrive; its headers half of that',
      },
      { name: 'SEARCH_TIMEOUT_MS', byDefault: '300', words: 'the longest that a search may take' },
      {
        ...{ name: 'MAX_UNPAID_ORDERS', byDefault: '5' },
        words: 'unpaid orders that a member may have',
      },
      {
        ...{ name: 'MAX_UNPAID_PER_PRODUCT_DAY', byDefault: '2' },
        words: 'of these with the same product and day of visit',
      },
      {
        ...{ name: 'TAX_RATES', byDefault: 'those of the law', example: 'goods=9,ticket=6' },
        words: 'percent by kind; those that are not named stay',
      },
      { name: 'WHITE_LIST', byDefault: 'open to all', words: 'open ids that may enter, joined by commas' },
    ],
  },
  {
    title: 'The database',
    settings: [
      {
        ...{ name: 'DATABASE_URL', byDefault: 'its own PostgreSQL', isRequired: true },
        ...{
          words: 'a PostgreSQL server, 15 or newer',
          example: 'postgres://yunyou:password@127.0.0.1/yunyou',
        },
      },
      {
        ...{ name: 'DATABASE_READ_URL', byDefault: 'the primary answers' },
        words: 'a streaming replica for public reads',
      },
      { name: 'DATABASE_POOL_SIZE', byDefault: '20', words: 'connections of a process' },
      {
        ...{ name: 'DATABASE_READ_POOL_SIZE', byDefault: '4' },
        words:
          'of these for public reads and /health, whatever all others wait for; as many again to the replica',
      },
      {
        name: 'DATABASE_CONNECTION_TIMEOUT_MS',
        byDefault: '10000',
        words: 'the longest wait for a connection',
      },
      { name: 'DATABASE_LOCK_TIMEOUT_MS', byDefault: '10000', words: 'the same for a lock' },
      { name: 'DATABASE_STATEMENT_TIMEOUT_MS', byDefault: '15000', words: 'the same for a statement' },
      { name: 'DATABASE_IDLE_TIMEOUT_MS', byDefault: '15000', words: 'the same within an idle transaction' },
    ],
  },
  {
    title: 'Keys',
    settings: [
      {
        ...{ name: 'DATA_KEY', byDefault: 'a sandbox makes one', isRequired: true },
        ...{
          words:
            'encrypts personal data: openssl rand -hex 32. Several, joined by commas: the first encrypts',
          example: '64 hex digits',
        },
      },
      {
        ...{ name: 'INDEX_KEY', byDefault: 'the last of DATA_KEY' },
        words: 'makes the keyed hashes people are found by; keep the first DATA_KEY here when that goes',
      },
      { name: 'SIGNING_CLIENT_KEY', words: 'with its secret: unsigned requests are refused' },
      { name: 'SIGNING_CLIENT_SECRET', words: 'of SIGNING_CLIENT_KEY' },
    ],
  },
  {
    title: 'Text messages, e-mails, invoices: gateways over HTTP with a bearer token',
    settings: [
      { name: 'SMS_URL', isRequired: true, words: 'sends codes', example: 'https://sms.example/send' },
      { name: 'SMS_TOKEN', words: 'of SMS_URL' },
      { name: 'MAIL_URL', words: 'sends e-mails; none are sent without' },
      { name: 'MAIL_TOKEN', words: 'of MAIL_URL' },
      {
        name: 'FACE_QUALITY_URL',
        words: 'says whether a portrait is usable; its light and contrast do without',
      },
      { name: 'FACE_QUALITY_TOKEN', words: 'of FACE_QUALITY_URL' },
      { name: 'GATE_FACES_URL', words: 'compares faces at the gates; nobody enters by face without' },
      { name: 'GATE_FACES_TOKEN', words: 'of GATE_FACES_URL' },
      {
        name: 'REAL_NAME_CHECK_URL',
        words: 'says whether a name and a resident ID belong together; nobody is verified without',
      },
      { name: 'REAL_NAME_CHECK_TOKEN', words: 'of REAL_NAME_CHECK_URL' },
      {
        name: 'LEDGER_URL',
        words: 'enters who got which collectible; their certificates stay pending without',
      },
      { name: 'LEDGER_TOKEN', words: 'of LEDGER_URL' },
      { name: 'LEDGER_NETWORK', words: 'name of the ledger that is shown with a certificate' },
      { name: 'INVOICE_URL', words: 'issues invoices; nobody can ask for one without' },
      { name: 'INVOICE_TOKEN', words: 'of INVOICE_URL' },
    ],
  },
  {
    title: 'Files that people upload: an object store with the protocol of S3',
    settings: [
      {
        ...{ name: 'OBJECT_STORE_ENDPOINT', byDefault: 'a folder of the sandbox', isRequired: true },
        ...{ words: 'where it is', example: 'https://s3.example' },
      },
      { name: 'OBJECT_STORE_BUCKET', isRequired: true, words: 'the bucket', example: 'uploads' },
      { name: 'OBJECT_STORE_ACCESS_KEY_ID', isRequired: true, words: 'the account', example: 'key-1' },
      { name: 'OBJECT_STORE_SECRET_KEY', isRequired: true, words: 'its secret', example: 'secret' },
      { name: 'OBJECT_STORE_REGION', byDefault: 'us-east-1', words: 'the region' },
      {
        ...{ name: 'OBJECT_STORE_PUBLIC_URL', byDefault: 'endpoint/bucket' },
        words: 'where people read what was uploaded',
      },
      {
        ...{ name: 'OBJECT_STORE_UPLOAD_ROLE', byDefault: 'keys are not lent' },
        words: 'the role of keys on loan (getAliYunToken)',
      },
      { name: 'OBJECT_STORE_STS_ENDPOINT', words: 'who lends them' },
    ],
  },
  {
    title: "Payment: the messaging app's (API v3). PEM keys in one line, line breaks as \\n",
    settings: [
      { name: 'WECHAT_PAY_MERCHANT_ID', isRequired: true, words: 'the merchant', example: '1900000001' },
      { name: 'WECHAT_PAY_APP_ID', isRequired: true, words: 'the app', example: 'wx1' },
      {
        name: 'WECHAT_PAY_MERCHANT_SERIAL',
        isRequired: true,
        words: "of the merchant's certificate",
        example: 'A1',
      },
      {
        name: 'WECHAT_PAY_PRIVATE_KEY',
        isRequired: true,
        words: 'signs what we send',
        example: 'a private key, PEM',
      },
      {
        name: 'WECHAT_PAY_API_V3_KEY',
        isRequired: true,
        words: 'opens notifications',
        example: '32 characters',
      },
      { name: 'WECHAT_PAY_PLATFORM_SERIAL', isRequired: true, words: "of the platform's key", example: 'B1' },
      {
        ...{ name: 'WECHAT_PAY_PLATFORM_PUBLIC_KEY', isRequired: true, example: 'a public key, PEM' },
        words: 'checks what they send',
      },
      { name: 'WECHAT_PAY_NEXT_PLATFORM_SERIAL', words: 'while they replace their key: the next one, too' },
      { name: 'WECHAT_PAY_NEXT_PLATFORM_PUBLIC_KEY', words: 'of WECHAT_PAY_NEXT_PLATFORM_SERIAL' },
      {
        name: 'WECHAT_PAY_BASE_URL',
        byDefault: 'https://api.mch.weixin.qq.com',
        words: 'another address, such as a proxy',
      },
    ],
  },
  {
    title: 'Other ways of paying: each is offered where its first variable is set',
    settings: [
      { name: 'OTHER_PAYMENT_APP_ID', words: 'the other payment app, RSA2' },
      { name: 'OTHER_PAYMENT_PRIVATE_KEY', words: 'signs what we send' },
      { name: 'OTHER_PAYMENT_PLATFORM_PUBLIC_KEY', words: 'checks what they send' },
      {
        name: 'OTHER_PAYMENT_GATEWAY_URL',
        byDefault: 'https://openapi.alipay.com/gateway.do',
        words: 'another address',
      },
      { name: 'QUICK_PASS_MERCHANT_ID', words: 'cloud quick pay' },
      { name: 'QUICK_PASS_CERT_ID', words: 'of our certificate' },
      { name: 'QUICK_PASS_PRIVATE_KEY', words: 'signs what we send' },
      { name: 'QUICK_PASS_PLATFORM_PUBLIC_KEY', words: 'checks what they send' },
      {
        name: 'QUICK_PASS_GATEWAY_URL',
        byDefault: 'https://gateway.95516.com/gateway/api',
        words: 'another address',
      },
      {
        name: 'QUICK_PASS_FILE_URL',
        byDefault: 'https://filedownload.95516.com/',
        words: 'where statements are',
      },
      { name: 'SHORT_VIDEO_PAY_SALT', words: "the short-video app's payment, with SHORT_VIDEO_APP_ID" },
      { name: 'SHORT_VIDEO_PAY_TOKEN', words: 'checks what they send' },
      { name: 'SHORT_VIDEO_PAY_MERCHANT_ID', words: 'the merchant' },
      { name: 'BANK_MERCHANT_ID', words: "the bank's app" },
      { name: 'BANK_POS_ID', words: 'the counter' },
      { name: 'BANK_BRANCH_ID', words: 'the branch' },
      { name: 'BANK_PUBLIC_KEY', words: 'DER in hex' },
      { name: 'BANK_OPERATOR', words: 'who refunds' },
      { name: 'BANK_OPERATOR_PASSWORD', words: 'of BANK_OPERATOR' },
      { name: 'BANK_REFUND_URL', words: 'where refunds are asked for' },
      {
        name: 'BANK_GATEWAY_URL',
        byDefault: 'https://ibsbjstar.ccb.com.cn/CCBIS/ccbMain',
        words: 'another address',
      },
    ],
  },
  {
    title: 'Logins of platforms: each is there where its first variable is set',
    settings: [
      { name: 'MESSAGING_APP_ID', words: 'the messaging app: its consent page, and pages signed for it' },
      { name: 'MESSAGING_APP_SECRET', words: 'of MESSAGING_APP_ID' },
      { name: 'BROKER_SECRET', words: 'signs the way back from its consent page' },
      { name: 'MESSAGING_APP_API_URL', byDefault: 'https://api.weixin.qq.com', words: 'another address' },
      { name: 'MINI_PROGRAM_ID', words: "the messaging app's mini-program" },
      { name: 'MINI_PROGRAM_SECRET', words: 'of MINI_PROGRAM_ID' },
      { name: 'SHORT_VIDEO_APP_ID', words: 'the short-video app' },
      { name: 'SHORT_VIDEO_APP_SECRET', words: 'of SHORT_VIDEO_APP_ID' },
      { name: 'PAYMENT_APP_ID', words: 'the payment app' },
      { name: 'PAYMENT_APP_SECRET', words: 'of PAYMENT_APP_ID' },
      { name: 'PAYMENT_APP_SYMMETRIC_KEY', words: '48 hex digits' },
      { name: 'REGIONAL_VERIFY_URL', words: 'who a regional ticket belongs to' },
      { name: 'REGIONAL_SECRET', words: 'of REGIONAL_VERIFY_URL' },
    ],
  },
  {
    title: 'Maps and traces',
    settings: [
      { name: 'MAP_KEY', byDefault: 'a table of cities', words: "the map vendor's web service" },
      { name: 'MAP_BASE_URL', byDefault: 'https://apis.map.qq.com', words: 'another address' },
      {
        ...{ name: 'OTEL_EXPORTER_OTLP_ENDPOINT', byDefault: 'no traces' },
        words: "where OpenTelemetry traces go, over HTTP; the exporter's other variables count too",
      },
      { name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', words: 'the same for traces alone' },
      { name: 'OTEL_SERVICE_NAME', byDefault: 'yunyou-server', words: 'what it is called there' },
    ],
  },
  {
    title: 'Folders, where they are not those of the project',
    settings: [
      { name: 'DATA_DIR', byDefault: '.data', words: "a sandbox's database and uploads" },
      { name: 'WEB_DIR', byDefault: 'apps/web/dist', words: 'the built web app' },
      {
        ...{ name: 'OPERATOR_DIR', byDefault: 'apps/operator/dist' },
        words: "the built scripts of the operator console's pages",
      },
      {
        ...{ name: 'WEB_RENDERER', byDefault: 'apps/web/dist-server/render.js' },
        words: 'renders the pages; `off`: browsers do',
      },
      { name: 'PICTURES_DIR', byDefault: 'apps/server/pictures', words: "the demo's pictures" },
    ],
  },
  {
    title: 'A sandbox only',
    settings: [
      { name: 'DEMO_ORDERS', byDefault: 'on', words: '`off`: the demo member has no orders' },
      {
        ...{ name: 'SANDBOX_IN_PUBLIC', byDefault: 'no' },
        words: '`yes`: a sandbox may have a PUBLIC_URL that is not local; everybody is the merchant there',
      },
    ],
  },
];

/** A file of settings: what is required stands ready to be filled in, all else is commented out with what holds without it. */
export const envExample = (): string =>
  [
    '# Settings of a server. Required ones are filled in with examples; the others hold as they are said. Written from',
    '# apps/server/src/settings.ts.',
    ...settingGroups.flatMap(({ title, settings }) => ['', `# ---- ${title}`, ...settings.flatMap(lines)]),
    '',
  ].join('\n');

function lines({ name, words, byDefault, isRequired = false, example = '' }: Setting): string[] {
  const about = `# ${words}${byDefault === undefined ? '' : `. Default: ${byDefault}`}`;
  return [about, isRequired ? `${name}=${example}` : `# ${name}=${example}`];
}
