import { RANDOM_SEED } from '../src/demo/catalogue/generate-catalogue.ts';
import { createKeyedRandom } from '../src/demo/catalogue/keyed-random.ts';
import { planCatalogue } from '../src/demo/catalogue/plan/catalogue-plan.ts';
import { exportDemo } from '../src/demo/export/export-demo.ts';

/** `npm run demo:export -- FOLDER`: the demo catalogue in the format of docs/catalogue-format.md. */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: npm run demo:export -- FOLDER');
  process.exitCode = 1;
} else {
  await exportDemo(planCatalogue(createKeyedRandom(RANDOM_SEED)), folder, (file) => console.log(file));
}
