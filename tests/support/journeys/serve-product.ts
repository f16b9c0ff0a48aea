import { cp, mkdir, writeFile } from 'node:fs/promises';
import { makeDataFolder, startProduct } from './product.ts';

/**
 * Starts the product once for all journeys, on a new demo catalogue, and writes its log beside the results. Journeys that
 * start a product of their own use a copy of the filled data folder, because filling one takes up to a minute.
 */
export default async function serveProduct(): Promise<() => Promise<void>> {
  const { dataFolder, remove } = await makeDataFolder();
  const spare = await makeDataFolder();
  const removeBoth = () => Promise.all([remove(), spare.remove()]);
  try {
    const first = await startProduct({ dataFolder });
    await first.stop();
    await cp(dataFolder, spare.dataFolder, { recursive: true });
    const product = await startProduct({ dataFolder });
    // The workers load the configuration, which reads the address from here.
    process.env.PRODUCT_URL = product.url;
    process.env.PRODUCT_FILLED_FOLDER = spare.dataFolder;
    return async () => {
      const end = await product.stop();
      await removeBoth();
      await mkdir('test-results', { recursive: true });
      await writeFile('test-results/server.log', first.log() + product.log());
      if (end !== 0) throw new Error(`the product did not end well (${end}):\n${product.log()}`);
      const errors = product
        .log()
        .split('\n')
        .filter((line) => line.includes('"level":50'));
      if (errors.length > 0) throw new Error(`the product logged errors:\n${errors.join('\n')}`);
    };
  } catch (error) {
    await removeBoth();
    throw error;
  }
}
