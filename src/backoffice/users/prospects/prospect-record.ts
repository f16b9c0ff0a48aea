import type { resources } from '../../../contract/all-calls.ts';
import type { ResultOf } from '../../../contract/call.ts';

export type ProspectRecord = ResultOf<(typeof resources)['prospect']['get']>;
