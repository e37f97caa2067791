// Who may import whom; docs/architecture.md has the picture. `pnpm check:imports` applies it, imports of types included.

/** Tests, their helpers, examples and the gallery. No product code imports them. */
const testCode =
  '(\\.test(-d|-prop)?\\.tsx?|/vitest\\.[^/]*config\\.ts)$|/(testing|gallery)/|^(packages|apps)/[^/]+/(test|examples)/'
const ours = '^(packages|apps|e2e|bench|tooling)/'

const domain = '^packages/domain/src/((?!testing/)\\w+/index|index|codes|waiting-line)\\.ts$'
const sampleData = '^packages/domain/src/testing/index\\.ts$'
const client = '^packages/api/src/index\\.ts$'
const contract = '^packages/api/src/(wire|contract)/index\\.ts$'
const ui = '^packages/ui/'
const locales = '^packages/locales/'
const portalKit = '^packages/portal-kit/'
const tool = (...names) => `^tooling/(${names.join('|')})\\.ts$`
/** Settings that the vitest configurations of all packages share. */
const testSettings = tool('vitest-base')

/** Product code and test code of each package: what each may import of other packages. Deeper paths are closed by `exports`. */
const packages = {
  'packages/domain': { product: [], tests: [] },
  'packages/ui': { product: [], tests: [domain, locales, tool('blank-project', 'browsers', 'programs')] },
  'packages/locales': { product: [], tests: [domain, client] },
  'packages/api': { product: [domain], tests: [sampleData, locales] },
  'packages/portal-kit': { product: [domain, client, ui, locales], tests: [sampleData] },
  'apps/passport-portal': { product: [domain, client, ui, locales, portalKit], tests: [sampleData] },
  'apps/origin-id-portal': { product: [domain, client, ui, locales, portalKit], tests: [sampleData] },
  'apps/service': {
    product: [domain, locales, contract],
    tests: [
      sampleData,
      client,
      tool('object-store', 'ports', 'postgres-cluster', 'programs', 'readme-examples', 'test-client', 'test-clock'),
    ],
  },
  'apps/payment-sandbox': { product: [], tests: [] },
  'apps/docs': { product: [domain, ui, locales], tests: [tool('browsers')] },
  e2e: {
    product: [client, locales, domain, sampleData],
    tests: [
      tool(
        'ports',
        'postgres-cluster',
        'browsers',
        'budgets',
        'find-secrets',
        'web-servers',
        'static-server',
        'programs',
        'test-client',
        'test-clock',
      ),
    ],
  },
  bench: { product: [ours], tests: [] },
  'e2e/chaos': {
    product: [
      client,
      contract,
      domain,
      sampleData,
      tool(
        '(cluster|containers)/[\\w-]+',
        'http-connection',
        'web-servers',
        'ports',
        'postgres-cluster',
        'programs',
        'seeded-random',
        'test-client',
        'test-clock',
      ),
      '^apps/service/src/testing/many-requests\\.ts$',
    ],
    tests: [],
  },
  tooling: { product: [domain, contract], tests: [] },
}

/** All files of a package: `e2e/chaos` is a package inside the folder of another. */
const within = (folder) => `^${folder}/${folder === 'e2e' ? '(?!chaos/)' : ''}`

const rulesOf = ([folder, { product, tests }]) => {
  const rule = (name, from, allowed) => ({
    name: `${folder} ${name}`,
    severity: 'error',
    from,
    to: { path: ours, pathNot: [within(folder), ...allowed] },
  })
  const isTool = !/^(packages|apps)\//.test(folder)
  const everything = [...product, ...tests, testSettings]
  return [
    rule('imports', { path: within(folder) }, everything),
    ...(isTool ? [] : [rule('product imports', { path: within(folder), pathNot: testCode }, product)]),
  ]
}

/** Folders from top to bottom. Product code of each imports only the folders below it, so no two import each other. */
const layers = {
  'apps/service/src': [
    'operator',
    'slips',
    'attachments',
    'payments',
    'accounts',
    'requests',
    'feedback',
    'waiting-line',
    'appointments',
    'messages',
    'master-data',
    'platform',
  ],
  'apps/service/src/platform': [
    'http',
    'captcha',
    'audit-log',
    'jobs',
    'metrics',
    'database',
    'migrations',
    'settings',
    'encryption',
  ],
  'packages/portal-kit/src': [
    'journey-pages',
    'information',
    'my-applications',
    'appointment',
    'applicant',
    'attachments',
    'payment',
    'application-form',
    'account',
    'application-view',
    'shell',
    'api',
    'waiting-line',
    'drafts',
    'i18n',
  ],
}

const layerRules = ([parent, folders]) => [
  ...folders.map((folder, at) => ({
    name: `${parent}/${folder} imports only the layers below it`,
    severity: 'error',
    from: { path: `^${parent}/${folder}/`, pathNot: testCode },
    to: { path: `^${parent}/[^/]+/`, pathNot: `^${parent}/(${folders.slice(at).join('|')})/` },
  })),
  {
    name: `each folder of ${parent} is a layer`,
    severity: 'error',
    from: { path: `^${parent}/[^/]+/`, pathNot: [`^${parent}/(${folders.join('|')})/`, testCode] },
    to: {},
  },
]

export default {
  forbidden: [
    ...Object.entries(packages).flatMap(rulesOf),
    ...Object.entries(layers).flatMap(layerRules),
    {
      name: 'the platform imports nothing above it',
      severity: 'error',
      from: { path: '^apps/service/src/platform/', pathNot: testCode },
      to: { path: '^apps/service/src/', pathNot: '^apps/service/src/platform/' },
    },
    {
      name: 'no relative import into another package',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+|e2e/chaos|e2e|bench|tooling)/', pathNot: '/vitest\\.config\\.ts$' },
      to: { path: ours, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    // Imports of types included.
    { name: 'no cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'declared in package.json',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'can be resolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|reports|codegen)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.css'],
    },
  },
}
