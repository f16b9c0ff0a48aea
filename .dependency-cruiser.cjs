/** What each room of src may import besides itself: its neighbours, and its packages (null is any). */
const rooms = {
  contract: { rooms: [], packages: ['zod', 're2js'] },
  locales: { rooms: [], packages: [] },
  ui: { rooms: [], packages: ['react', 'react-dom', 'antd', '@ant-design/icons', 'echarts', 'echarts-for-react'] },
  providers: { rooms: ['contract', 'locales'], packages: null },
  backoffice: { rooms: ['contract', 'providers', 'ui'], packages: null },
  catalogue: { rooms: ['contract', 'providers', 'ui'], packages: null },
  server: { rooms: ['contract', 'demo'], packages: null },
  demo: { rooms: ['contract', 'server/platform'], packages: null },
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
      comment: 'Domains get what they need of each other from app.ts.',
      severity: 'error',
      from: { path: '^src/server/([^/]+)/', pathNot: '^src/server/(http|platform)/' },
      to: { path: '^src/server/[^/]+/', pathNot: ['^src/server/$1/', '^src/server/(http|platform|gateways)/'] },
    },
    {
      name: 'http-imports-the-platform-only',
      severity: 'error',
      from: { path: '^src/server/http/' },
      to: { path: '^src/server/', pathNot: '^src/server/(http|platform)/' },
    },
    {
      name: 'platform-imports-no-other-server-code',
      severity: 'error',
      from: { path: '^src/server/platform/' },
      to: { path: '^src/server/', pathNot: '^src/server/platform/' },
    },
    {
      name: 'only-main-imports-the-demo',
      comment: 'The server runs without the demo: main.ts passes its accounts and pictures to app.ts.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/main\\.ts$' },
      to: { path: '^src/demo/' },
    },
    {
      name: 'only-the-entry-points-import-app',
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
