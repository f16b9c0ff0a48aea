import type { Language } from '../codes.ts';
import type { ImportFailure, ImportStatus } from './rules.ts';

export interface PriceListState {
  importId: number;
  source: string;
  status: ImportStatus;
  version: number | null;
  failure: ImportFailure | null;
  plan: { rows: number; refused: number; new: number; changed: number; same: number; movedAbove50: number } | null;
  refusedTotal: number;
  refusedRows: { line: number; field: string; code: string; value: string | null; reason: string }[];
}

export interface KeyCaller {
  /** The owner of the key. */
  userId: number;
  keyId: number;
}

export interface PriceListPart {
  /** The code of the supplier. */
  source: string;
  fileName: string;
  content: Uint8Array;
  /** Of the whole file. */
  totalBytes: number;
  /** The import that the part belongs to; undefined for the first part, which begins one. */
  importId: number | undefined;
  startsAt: number;
  publishes: boolean;
}

/** Price lists that programs upload with an API key. */
export interface PriceLists {
  /**
   * Stores a part of a file; the work begins with the last one.
   * @throws Refusal 300351 to 300353, 300921 for a part out of order, 300925 for an import that is no longer uploaded
   */
  upload(
    part: PriceListPart,
    caller: KeyCaller,
  ): Promise<{ importId: number; status: ImportStatus; receivedBytes: number }>;
  /** Undefined for an import of a supplier that the key may not import for. */
  find(
    query: { importId: number; refusedPage: number; language: Language },
    caller: KeyCaller,
  ): Promise<PriceListState | undefined>;
}
