import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { ResultOf } from '../../../contract/call.ts';

export type PreviewRow = ResultOf<typeof interfaceCalls.previewList>['rows'][number];

/** The document of a draft, as the customers who preview it read it. */
export const draftPath = (code: string) => `/document/${code}?preview=1`;
