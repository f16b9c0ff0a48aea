import type { ResultOf } from '../../contract/call.ts';
import type { importsCalls } from '../../contract/imports/calls.ts';

/** An import with its tables, files and plan. */
export type CatalogueImport = ResultOf<typeof importsCalls.importGet>;
