import { writeFile } from 'node:fs/promises';
import { makeDataFolder, startProduct } from './product.ts';

/** Starts the product once for all journeys, on a fresh demo catalogue; its log is kept beside the results. */
export default async function serveProduct(): Promise<() => Promise<void>> {
  const { dataFolder, remove } = await makeDataFolder();
  const product = await startProduct({ dataFolder }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  // The workers read the configuration anew, and find the address in it.
  process.env.PRODUCT_URL = product.url;
  return async () => {
    const end = await product.stop();
    await writeFile('test-results/server.log', product.log()).catch(() => undefined);
    await remove();
    if (end !== 0) throw new Error(`the product did not end well (${end}):\n${product.log()}`);
    const errors = product
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":50'));
    if (errors.length > 0) throw new Error(`the product logged errors:\n${errors.join('\n')}`);
  };
}
