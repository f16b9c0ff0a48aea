// A forked process does not inherit the server's TypeScript loader.
import { tsImport } from 'tsx/esm/api';

await tsImport('./text-process.ts', import.meta.url);
