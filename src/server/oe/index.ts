import type { Language } from '../../contract/codes.ts';
import type { oeCalls } from '../../contract/oe/calls.ts';
import type { BatchOe, OePart } from '../../contract/oe/schemas.ts';
import type { ProvinceCode } from '../../contract/provinces/schemas.ts';
import type { Handlers } from '../http/serve.ts';
import { createSpreadsheetReader } from './spreadsheets/reader.ts';

interface Dependencies {
  parts: {
    /** @throws Refusal 100100 if nothing is found */
    numbers: { listByOe(query: { oe: string; provinceCode: ProvinceCode }, language: Language): Promise<OePart[]> };
    /** @throws Refusal 100200 if nothing is found */
    batch: {
      lookUp(oes: readonly string[], market: { language: Language; provinceCode: ProvinceCode }): Promise<BatchOe>;
    };
  };
}

export function oeDomain({ parts: { numbers, batch } }: Dependencies) {
  const reader = createSpreadsheetReader();
  const calls: Handlers<typeof oeCalls> = {
    getPartListByOe: (body, { language }) => numbers.listByOe(body, language),
    getPartListByBatchOe: ({ oes, provinceCode }, { language }) => batch.lookUp(oes, { language, provinceCode }),
    uploadBatchOe: ({ encoding }, { file }) => reader.read(file.bytes, encoding),
  };
  return { calls };
}
