// A worker does not inherit the main thread's TypeScript loader.
import { tsImport } from 'tsx/esm/api';

const { readLines } = await tsImport('./text-worker.ts', import.meta.url);
export default readLines;
