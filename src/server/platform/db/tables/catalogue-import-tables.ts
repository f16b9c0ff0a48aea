import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<string, string | undefined, string>;
type MaybeTime = ColumnType<string | null, string | null | undefined, string | null>;
/** Written as JSON text. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

export type ImportStatus =
  | 'uploading'
  | 'inspecting'
  | 'mapping'
  | 'checking'
  | 'planned'
  | 'publishing'
  | 'published'
  | 'withdrawn'
  | 'discarded'
  | 'failed';

/** Imports of catalogue data and the versions that they publish. */
export interface CatalogueImportTables {
  catalogueSource: {
    sourceId: Generated<number>;
    code: string;
    name: string;
    keepsIds: Generated<boolean>;
    mappings: Json<unknown>;
    createdAt: Time;
  };
  catalogueId: { sourceId: number; kind: string; externalId: string; id: number; isOwner: boolean };
  catalogueImport: {
    importId: Generated<number>;
    sourceId: number;
    isFull: boolean;
    status: ImportStatus;
    tables: Json<unknown>;
    progress: Json<unknown>;
    plan: Json<unknown> | null;
    planRevision: number | null;
    failure: Json<unknown> | null;
    createdBy: number | null;
    createdAt: Time;
    changedAt: Time;
    worker: string | null;
    workerUntil: MaybeTime;
    keyId: number | null;
    publishes: Generated<boolean>;
    byCommand: Generated<boolean>;
    replacesNewer: Generated<boolean>;
    rowVersion: Generated<number>;
  };
  catalogueSourceKey: { keyId: number; sourceId: number; mayPublish: boolean; addedBy: number | null; addedAt: Time };
  catalogueImportFile: { importId: number; path: string; bytes: number; receivedBytes: Generated<number> };
  catalogueImportChunk: { importId: number; path: string; startsAt: number; content: Uint8Array };
  catalogueVersion: {
    version: Generated<number>;
    importId: number | null;
    sourceId: number;
    publishedAt: Time;
    publishedBy: number | null;
    counts: Json<unknown>;
    withdrawnAt: MaybeTime;
    withdrawnBy: number | null;
    canWithdraw: Generated<boolean>;
  };
  catalogueState: { onlyRow: Generated<boolean>; revision: number };
}
