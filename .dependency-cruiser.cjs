/** What each room of src may import besides itself: its neighbours, and its packages (null is any). */
const rooms = {
  contract: { rooms: [], packages: ['zod', 're2js'] },
  locales: { rooms: [], packages: [] },
  ui: { rooms: [], packages: ['react', 'react-dom', 'antd', '@ant-design/icons', 'echarts', 'echarts-for-react'] },
  providers: { rooms: ['contract', 'locales'], packages: null },
  backoffice: { rooms: ['contract', 'providers', 'ui'], packages: null },
  catalogue: { rooms: ['contract', 'providers', 'ui'], packages: null },
  server: { rooms: ['contract'], packages: null },
};

const FRONT = '^src/(contract|locales|ui|providers|backoffice|catalogue)/';
const PACKAGES = '(^|/)node_modules/';
const ownPackage = (name) => `${PACKAGES}(@types/)?${name}/`;

const roomWalls = Object.entries(rooms).flatMap(([room, may]) => [
  {
    name: `${room}-imports-its-neighbours-only`,
    severity: 'error',
    from: { path: `^src/${room}/` },
    to: { path: '^(src|scripts|tests|bench)/', pathNot: [room, ...may.rooms].map((name) => `^src/${name}/`) },
  },
  ...(may.packages === null
    ? []
    : [
        {
          name: `${room}-imports-its-packages-only`,
          severity: 'error',
          from: { path: `^src/${room}/` },
          to: { path: PACKAGES, pathNot: may.packages.map(ownPackage) },
        },
      ]),
]);

module.exports = {
  forbidden: [
    ...roomWalls,
    {
      name: 'one-catalogue-feature-not-another',
      comment: 'Features meet in routes.ts, the URL, or shell/.',
      severity: 'error',
      from: { path: '^src/catalogue/([^/]+)/', pathNot: '^src/catalogue/shell/' },
      to: { path: '^src/catalogue/[^/]+/', pathNot: ['^src/catalogue/$1/', '^src/catalogue/shell/'] },
    },
    {
      name: 'one-server-domain-not-another',
      comment: 'Domains meet in app.ts.',
      severity: 'error',
      from: { path: '^src/server/([^/]+)/', pathNot: '^src/server/demo/' },
      to: { path: '^src/server/[^/]+/', pathNot: ['^src/server/$1/', '^src/server/db/'] },
    },
    {
      name: 'demo-stands-on-the-database',
      comment: 'Beside the database it may hash the demo accounts’ passwords, and allocate lookups as a shop does.',
      severity: 'error',
      from: { path: '^src/server/demo/' },
      to: {
        path: '^src/server/[^/]+/',
        pathNot: ['^src/server/(demo|db)/', '^src/server/(account/passwords|quota/allocation)\\.ts$'],
      },
    },
    {
      name: 'shared-server-files-know-no-domain',
      comment: 'Only app.ts and the entries wire the domains together.',
      severity: 'error',
      from: { path: '^src/server/[^/]+\\.ts$', pathNot: '^src/server/(app|main|make-admin)\\.ts$' },
      to: { path: '^src/server/[^/]+/', pathNot: '^src/server/db/' },
    },
    {
      name: 'nothing-imports-the-wiring',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/(main|start)\\.ts$' },
      to: { path: '^src/server/(app|main|start)\\.ts$' },
    },
    {
      name: 'pages-know-no-server',
      severity: 'error',
      from: { path: '^src/(early|main|app)\\.tsx?$' },
      to: { path: '^src/server/' },
    },
    {
      name: 'pages-use-no-node',
      severity: 'error',
      from: { path: [FRONT, '^src/(early|main|app)\\.tsx?$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'A screen that is fetched when it is wanted may name the routes that fetch it.',
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
      name: 'product-needs-no-test-package',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: '(^|/)node_modules/@types/' },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
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
