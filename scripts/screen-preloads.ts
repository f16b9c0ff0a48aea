import type { Plugin, Rolldown } from 'vite';
import { PARTS_NAMESPACES } from '../src/catalogue/parts/parts-namespaces.ts';
import { paths } from '../src/catalogue/shared/navigation/paths.ts';
import { EARLY_SCRIPT } from './early-script.ts';

interface Screen {
  /** Under src/catalogue; home is in the page's own start. */
  module?: string;
  /** What stands around it, or it fetches as soon as it is there. */
  with?: readonly string[];
  /** The words that it shows first. */
  words: readonly string[];
  /** Its first calls are sent by src/early.ts. */
  hasEarly?: true;
}

const inSearch = ['app/layout/search-layout.tsx'];
const inUser = ['app/layout/account-layout.tsx'];

const parts = {
  module: 'parts/parts-screen.tsx',
  with: inSearch,
  words: ['common', ...PARTS_NAMESPACES],
  hasEarly: true,
} as const;

/** Where people come in, by link or reload. Pages that the server prepares bring their words along. */
const screens: Readonly<Record<string, Screen>> = {
  [paths.index]: { words: [] },
  [paths.inquire]: { module: 'site/home/inquire-screen.tsx', words: [] },
  [paths.solutions]: { module: 'site/solutions-screen.tsx', words: [] },
  [paths.solution]: { module: 'site/solution-screen.tsx', words: [] },
  [paths.service]: { module: 'site/service-screen.tsx', words: [] },
  [paths.cooperation]: { module: 'site/cooperation-screen.tsx', words: [] },
  [paths.edition]: { module: 'site/edition-screen.tsx', words: [] },
  [paths.notFound]: { module: 'app/pages/not-found-screen.tsx', words: [] },
  [paths.jump]: { module: 'app/pages/jump-screen.tsx', words: ['common', 'pictures'] },
  [paths.login]: { module: 'account/login/login-screen.tsx', words: ['common', 'account'] },
  [paths.register]: { module: 'account/registration/register-screen.tsx', words: ['common', 'account'] },
  [paths.forgetPassword]: { module: 'account/password/forget-screen.tsx', words: ['common', 'account'] },
  [paths.vehicle]: {
    module: 'vehicles/vehicle-screen.tsx',
    with: inSearch,
    words: ['common', 'vehicles', 'site-home'],
  },
  [paths.vehicleDetail]: {
    module: 'vehicles/detail/vehicle-detail-screen.tsx',
    with: inSearch,
    words: ['common', 'vehicles'],
  },
  [paths.parts]: parts,
  [paths.covParts]: { ...parts, with: [...inSearch, 'parts/commercial/cov-tree-tab.tsx'] },
  [paths.oe]: {
    module: 'oe/oe-screen.tsx',
    with: inSearch,
    words: ['common', 'oe', 'oe-batch', 'work-orders-add', 'prices'],
  },
  [paths.maintain]: {
    module: 'maintenance/maintain-screen.tsx',
    with: inSearch,
    words: ['common', 'maintenance', 'prices', 'work-orders-add'],
  },
  [paths.brandPart]: {
    module: 'brand-parts/brand-part-screen.tsx',
    with: inSearch,
    words: ['common', 'brand-parts', 'work-orders-add'],
  },
  [paths.userPackage]: { module: 'quota/package-screen.tsx', with: inUser, words: ['common', 'quota'] },
  [paths.mainAccount]: {
    module: 'company/main-account/main-account-screen.tsx',
    with: inUser,
    words: ['common', 'company', 'company-requests'],
  },
  [paths.subAccount]: {
    module: 'company/sub-account/sub-account-screen.tsx',
    with: inUser,
    words: ['common', 'company', 'company-requests'],
  },
  [paths.statistics]: {
    module: 'company/statistics/statistics-screen.tsx',
    with: inUser,
    words: ['common', 'company'],
  },
  [paths.vinRequests]: {
    module: 'vin-requests/vin-requests-screen.tsx',
    with: inUser,
    words: ['common', 'vin-requests-list'],
  },
  [paths.buyService]: { module: 'billing/service-screen.tsx', words: ['common', 'billing', 'company-requests'] },
  [paths.buyOrder]: { module: 'billing/order-screen.tsx', words: ['common', 'billing', 'company-requests'] },
  [paths.buy]: { module: 'billing/pay-screen.tsx', words: ['common', 'billing'] },
  [paths.userInfo]: { module: 'account/profile/info-screen.tsx', with: inUser, words: ['common', 'account-profile'] },
  [paths.changePassword]: {
    module: 'account/password/password-screen.tsx',
    with: inUser,
    words: ['common', 'account-profile'],
  },
  [paths.userApi]: { module: 'api-services/api-services-screen.tsx', words: ['common', 'site-services'] },
  [paths.oprLog]: {
    module: 'company/operation-log/operation-log-screen.tsx',
    with: inUser,
    words: ['common', 'account-profile'],
  },
  [paths.orders]: { module: 'work-orders/list/orders-screen.tsx', words: ['common', 'work-orders'] },
  [paths.order]: { module: 'work-orders/order/order-screen.tsx', words: ['common', 'work-orders', 'prices'] },
};

const languages = ['zh-CN', 'en'] as const;

/**
 * Has Chromium compile all of a script beside the main thread, while it comes; otherwise each function is compiled when it
 * is first called, a fifth of the time in which a slow machine draws the rows. Others take it for a comment.
 */
const READY_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * Writes preloads.json: the scripts, styles and words that each screen needs, by path and language, so that the server
 * can name them in the page and the browser fetches them beside the start instead of one after the other; and the script
 * that sends its first calls. The scripts of a screen that has such calls are made ready while they come.
 */
export function screenPreloads(): Plugin {
  return {
    name: 'screen-preloads',
    apply: 'build',
    generateBundle: {
      // Vite puts a line of its own on top of scripts.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const early = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(EARLY_SCRIPT));
        if (early === undefined) throw new Error('nothing was built for src/early.ts');
        const table = Object.entries(screens).map(([path, screen]) => [
          path,
          {
            early: screen.hasEarly ? early.fileName : null,
            files: Object.fromEntries(languages.map((language) => [language, filesOf(chunks, screen, language)])),
          },
        ]);
        this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(table)) });
        const hasty = Object.values(screens).filter(({ hasEarly }) => hasEarly);
        const files = new Set(hasty.flatMap((screen) => filesOf(chunks, screen, 'en')));
        for (const chunk of chunks) if (files.has(chunk.fileName)) chunk.code = `${READY_AT_ONCE}\n${chunk.code}`;
      },
    },
  };
}

function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  { module, with: others = [], words, hasEarly }: Screen,
  language: string,
): string[] {
  const named = (end: string) => {
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end)) ??
      // Several screens in one file have no face of their own.
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
    if (chunk === undefined) throw new Error(`nothing was built for ${end}`);
    return chunk;
  };
  const seen = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
    for (const next of chunks) if (chunk.imports.includes(next.fileName)) add(next);
  };
  for (const name of [module, ...others]) if (name !== undefined) add(named(`/src/catalogue/${name}`));
  for (const name of words) add(named(`/src/locales/${language}/${name}.json`));
  // Calls are sent by a script that comes by itself: only a screen whose first ones were begun early can wait for it.
  const asks = seen.has(named('/src/providers/calls/http.ts').fileName);
  if (asks && !hasEarly) add(named('/src/providers/calls/http-client.ts'));
  return [...seen];
}
