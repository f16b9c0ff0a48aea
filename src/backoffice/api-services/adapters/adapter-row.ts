import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { ResultOf } from '../../../contract/call.ts';

export type AdapterRow = ResultOf<typeof interfaceCalls.adapterDocs>['rows'][number];
