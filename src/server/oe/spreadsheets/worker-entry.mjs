// A worker does not inherit what reads TypeScript in the main thread: it brings its own.
import { tsImport } from 'tsx/esm/api';

await tsImport('./worker.ts', import.meta.url);
