import type { billingCalls } from '../../../contract/billing/calls.ts';
import type { ResultOf } from '../../../contract/call.ts';
import type { Language } from '../../../contract/codes.ts';
import type { Platform } from '../../../contract/platform.ts';
import { siteCalls } from '../../../contract/site/calls.ts';
import type { HomeSamples } from '../../../contract/site/home-samples.ts';
import type { HomePage } from '../../../contract/site/schemas.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { type Handlers, handlersOf } from '../../http/serve.ts';
import { catalogueRevision } from '../../platform/caches/catalogue-revision.ts';
import { ttlCache } from '../../platform/caches/ttl-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { type HomeCatalogue, noExamples, readExamples, readRepair } from './home-examples.ts';
import { listBrands, readFigures } from './home-statements.ts';

export interface HomeDependencies {
  db: Database;
  catalogue: HomeCatalogue & { billing: Pick<Handlers<typeof billingCalls>, 'purchasePackageList'> };
  /** Null: the page has no sample. */
  samples: HomeSamples | null;
  /** A reader of the catalogue without an account. */
  contextOf(language: Language): AuthedContext;
}

/** Imports of catalogue data are visible sooner, by the catalogue's revision; changes of packages after this time. */
const TTL_MS = 60_000;
/** Brands of the site × languages. */
const PAGES_MAX = 4;

/** What the home page shows of the catalogue, cached: it is the same for everyone. */
export function homeRoutes(dependencies: HomeDependencies) {
  const revision = catalogueRevision(dependencies.db);
  const pages = ttlCache((key: string) => readHome(dependencies, key), {
    ttlMs: TTL_MS,
    max: PAGES_MAX,
    revision,
    isEmpty: ({ page }) => page.figures === null,
  });
  const get = (platform: Platform, language: Language) => pages(JSON.stringify([platform, language]));
  return {
    calls: handlersOf<typeof siteCalls>()({
      homePage: async (_body, { platform, language }) => (await get(platform, language)).page,
      async homeDrawing({ platform }) {
        const { drawing } = await get(platform, 'zh-CN');
        if (drawing === null) throw new Refusal('900404');
        const content = Buffer.from(drawing).toString('base64');
        return { fileName: 'sample.svg', mediaType: 'image/svg+xml', content };
      },
    }),
    /** The data of the prerendered page. */
    pageData: {
      '/index': async (_query: URLSearchParams, visitor: { language: Language; platform: Platform }) => ({
        operation: siteCalls.homePage.operation,
        language: visitor.language,
        body: {},
        result: (await get(visitor.platform, visitor.language)).page satisfies ResultOf<typeof siteCalls.homePage>,
      }),
    },
  };
}

async function readHome(
  { db, catalogue, samples, contextOf }: HomeDependencies,
  key: string,
): Promise<{ page: HomePage; drawing: string | null }> {
  const [platform, language]: [Platform, Language] = JSON.parse(key);
  const context = { ...contextOf(language), platform };
  const source = samples?.[platform];
  const { drawing, ...examples } =
    source === undefined ? noExamples : await orElse(noExamples, () => readExamples(catalogue, source, context));
  const repair =
    source === undefined ? null : await orElse(null, () => readRepair(catalogue, source.mistypedVin, context));
  const { packages } = await catalogue.billing.purchasePackageList({}, context);
  const page = {
    figures: await readFigures(db),
    ...examples,
    repair,
    brands: await listBrands(db, language),
    packages: packages.filter(({ kind }) => kind !== 'retail').map(({ isBought: _, ...offer }) => offer),
  };
  return { page, drawing };
}

/** A catalogue need not have what the samples name. */
async function orElse<Result>(fallback: Result, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal) return fallback;
    throw error;
  }
}
