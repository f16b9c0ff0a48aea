// A worker does not inherit the main thread's TypeScript loader.
import { tsImport } from 'tsx/esm/api';

await tsImport('./engine-worker.ts', import.meta.url);
