/** What each folder of src may import besides itself: other folders, and packages (null is any). */
const folders = {
  contract: { folders: [], packages: ['zod', 're2js'] },
  locales: { folders: [], packages: [] },
  ui: {
    folders: [],
    packages: [
      'react',
      'react-dom',
      'antd',
      '@ant-design/icons',
      'echarts',
      'echarts-for-react',
      '@fontsource-variable/inter',
      '@fontsource-variable/jetbrains-mono',
    ],
  },
  providers: { folders: ['contract', 'locales'], packages: null },
  'service-worker': { folders: ['contract'], packages: ['workbox-precaching', 'workbox-routing'] },
  backoffice: { folders: ['contract', 'providers', 'ui'], packages: null },
  catalogue: { folders: ['contract', 'providers', 'ui'], packages: null },
  server: { folders: ['contract', 'demo'], packages: null },
  demo: { folders: ['contract', 'server/platform'], packages: null },
};

const CLIENT = '^src/(contract|locales|ui|providers|service-worker|backoffice|catalogue)/';
/** The entry files of the pages, also of those that the server renders. */
const CLIENT_ENTRY = '^src/[^/]+\\.tsx?$';
const PACKAGES = '(^|/)node_modules/';
const ownPackage = (name) => `${PACKAGES}(@types/)?${name}/`;

const folderRules = Object.entries(folders).flatMap(([folder, allowed]) => [
  {
    name: `${folder}-imports-allowed-folders-only`,
    severity: 'error',
    from: { path: `^src/${folder}/` },
    to: { path: '^(src|scripts|tests|bench)/', pathNot: [folder, ...allowed.folders].map((name) => `^src/${name}/`) },
  },
  ...(allowed.packages === null
    ? []
    : [
        {
          name: `${folder}-imports-allowed-packages-only`,
          severity: 'error',
          from: { path: `^src/${folder}/` },
          to: { path: PACKAGES, pathNot: allowed.packages.map(ownPackage) },
        },
      ]),
]);

module.exports = {
  forbidden: [
    ...folderRules,
    {
      name: 'no-catalogue-feature-imports-another',
      comment: 'Features share code through catalogue/shared; only app/ knows every feature.',
      severity: 'error',
      from: { path: '^src/catalogue/([^/]+)/', pathNot: '^src/catalogue/(app|shared)/' },
      to: { path: '^src/catalogue/', pathNot: ['^src/catalogue/$1/', '^src/catalogue/shared/'] },
    },
    {
      name: 'catalogue-shared-imports-no-feature',
      severity: 'error',
      from: { path: '^src/catalogue/shared/' },
      to: { path: '^src/catalogue/', pathNot: '^src/catalogue/shared/' },
    },
    {
      name: 'no-server-domain-imports-another',
      comment: 'app.ts passes what domains need of each other.',
      severity: 'error',
      from: { path: '^src/server/([^/]+)/', pathNot: '^src/server/(http|platform|gateways)/' },
      to: { path: '^src/server/[^/]+/', pathNot: ['^src/server/$1/', '^src/server/(http|platform|gateways)/'] },
    },
    {
      name: 'http-imports-the-platform-only',
      severity: 'error',
      from: { path: '^src/server/http/' },
      to: { path: '^src/server/', pathNot: '^src/server/(http|platform)/' },
    },
    {
      name: 'gateways-import-the-platform-only',
      severity: 'error',
      from: { path: '^src/server/gateways/' },
      to: { path: '^src/server/', pathNot: '^src/server/(gateways|platform)/' },
    },
    {
      name: 'platform-imports-no-other-server-code',
      severity: 'error',
      from: { path: '^src/server/platform/' },
      to: { path: '^src/server/', pathNot: '^src/server/platform/' },
    },
    {
      name: 'only-main-imports-the-demo',
      comment: 'The server runs without the demo: main.ts loads it where it is there, and passes it to app.ts.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/main\\.ts$' },
      to: { path: '^src/demo/' },
    },
    {
      name: 'only-the-entry-points-import-app',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/(main|run-server|start)\\.ts$' },
      to: { path: '^src/server/(app|main|start)\\.ts$' },
    },
    {
      name: 'client-imports-no-server',
      severity: 'error',
      from: { path: CLIENT_ENTRY },
      to: { path: '^src/server/' },
    },
    {
      name: 'client-imports-no-node',
      severity: 'error',
      from: { path: [CLIENT, CLIENT_ENTRY] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'A lazily loaded screen may import the routes that load it.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: ['\\.(json|css|svg|d\\.ts)$'] },
      to: {},
    },
    {
      name: 'src-imports-no-dev-dependency',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: '(^|/)node_modules/@types/' },
    },
    { name: 'imports-resolve', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
