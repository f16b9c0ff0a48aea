import type { CatalogueFileName } from '../../../contract/imports/format/catalogue-file.ts';
import { catalogueFiles } from '../../../contract/imports/format/catalogue-files.ts';
import type { Staging } from '../staging/staging.ts';
import type { Target } from '../targets/target.ts';
import { targets } from '../targets/targets.ts';
import { checkHotspots } from './check-hotspots.ts';
import { assignIds, checkRows, compareRows, shapeRows, withdrawIds } from './check-target.ts';
import { deriveNumbers, deriveStandardParts, dropUnusedStandardParts } from './derived-rows.ts';
import { effectiveTables } from './effective.ts';
import { fillNameForms } from './name-forms.ts';
import { findOlderBrandPrices, leaveOutOlderBrandPrices } from './older-brand-prices.ts';
import { comparePrices } from './price-rows.ts';
import { referencesOf } from './references.ts';
import { explainReferences } from './refused-references.ts';
import { resolveReferences } from './resolve-references.ts';

const files = catalogueFiles.map(({ name }) => name);

/** Runs one step of the checks; the embedded engine serves others between two steps. */
export type RunStep = (step: (staging: Staging) => Promise<unknown>) => Promise<void>;

interface CheckOptions {
  run: RunStep;
  keepsIds: boolean;
  replacesNewer: boolean;
  onFile: (file: CatalogueFileName, done: number, total: number) => Promise<void>;
}

/** Checks the staged rows and compares them with the catalogue, file by file, each in statements over all its rows. */
export async function checkImport({ run, keepsIds, replacesNewer, onFile }: CheckOptions): Promise<void> {
  await run(fillNameForms);
  await run(deriveStandardParts);
  for (const [done, file] of files.entries()) {
    await onFile(file, done, files.length);
    if (file === 'numbers') {
      await run(deriveNumbers);
      await run((staging) => resolveReferences(staging, 'brands', files));
    }
    if (file === 'prices') await run((staging) => comparePrices(staging, { replacesNewer }));
    await checkFile({ run, keepsIds, file });
    if (file === 'brand-parts') {
      await run(findOlderBrandPrices);
      if (!replacesNewer) await run(leaveOutOlderBrandPrices);
    }
  }
  await run(dropUnusedStandardParts);
}

async function checkFile({
  run,
  keepsIds,
  file,
}: Pick<CheckOptions, 'run' | 'keepsIds'> & { file: CatalogueFileName }) {
  const own = targets.filter((target) => target.file === file);
  const refersToItself = referencesOf(file).some(({ to }) => to === file);
  const resolve = () => run((staging) => resolveReferences(staging, file, files));
  for (const target of own) await run((staging) => assignIds(staging, target, keepsIds));
  if (refersToItself) await resolve();
  while ((await refuseRows(run, own)) > 0 && refersToItself) await resolve();
  await run((staging) => explainReferences(staging, file));
  if (file === 'drawings') await run(checkHotspots);
  for (const target of own) {
    await run((staging) => shapeRows(staging, target));
    await run((staging) => compareRows(staging, target));
  }
  if (file === 'brands' || file === 'groups' || file === 'standard-parts' || file === 'standard-part-names') {
    await run(effectiveTables[file]);
  }
  if (isReferredTo(file)) await resolve();
  if (file === 'assemblies') await run(effectiveTables.assemblies);
}

/** @returns the number of ids that were taken back */
async function refuseRows(run: RunStep, own: readonly Target[]): Promise<number> {
  let withdrawn = 0;
  for (const target of own) {
    await run((staging) => checkRows(staging, target));
    await run(async (staging) => {
      withdrawn += await withdrawIds(staging, target);
    });
  }
  return withdrawn;
}

const isReferredTo = (file: CatalogueFileName): boolean =>
  files.some((other) => referencesOf(other).some(({ to }) => to === file));
