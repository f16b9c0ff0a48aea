import { expect, test } from 'vitest';
import { precachedOf } from '../../scripts/service-worker.ts';

/** A chunk of the build; loaded by itself if it has a module. */
const chunk = (fileName: string, module: string | null, imports: string[] = [], css: string[] = []) => ({
  type: 'chunk' as const,
  fileName,
  name: fileName,
  facadeModuleId: module === null ? null : `/root/${module}`,
  imports,
  viteMetadata: { importedCss: new Set(css), importedAssets: new Set<string>() },
});

const bundle = Object.fromEntries(
  [
    chunk('index.js', 'index.html', ['start.js']),
    chunk('start.js', null),
    chunk('parts.js', 'src/catalogue/parts/parts-screen.tsx', ['shared.js', 'index.js'], ['parts.css']),
    chunk('shared.js', null, ['parts.js']),
    chunk('graph.js', 'src/catalogue/parts/panel/graph-tab.tsx', ['chart.js']),
    chunk('chart.js', null),
    chunk('zh.js', 'src/locales/zh-CN/parts/parts.json'),
    chunk('en.js', 'src/locales/en/parts/parts.json'),
    chunk('back-office.js', 'src/backoffice/index.tsx', ['shared.js', 'antd.js']),
    chunk('antd.js', null),
    chunk('orders.js', 'src/catalogue/work-orders/list/orders-screen.tsx'),
  ].map((each) => [each.fileName, each]),
);

test('the files of a vehicle’s screens are kept, with what they import and in both languages, and nothing else', () => {
  const urls = precachedOf(bundle, '/root').map(({ url }) => url);
  expect(urls).toEqual(['/en.js', '/index.js', '/parts.css', '/parts.js', '/shared.js', '/start.js', '/zh.js']);
});
