import type { ValidBodies } from './body-types.ts';

/** Bodies of the calls about the documents of API services. */
export const apiDocumentBodies = {
  documentPage: { id: 'quick-start' },
  documentSearch: {},
  documentView: { id: 'quick-start' },
  downloadDoc: { format: 'markdown', code: 'overview' },
  documentStatistics: { from: '2026-11-01', to: '2026-11-30' },
} satisfies Partial<ValidBodies>;
