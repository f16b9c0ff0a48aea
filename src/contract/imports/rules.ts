/** The page of imports; its path is also the code of its power. */
export const IMPORT_PAGE = '/manager/import';
export const IMPORT_EDIT_POWER = '/manager/import:edit';
/** Publish, and take versions back. */
export const IMPORT_PUBLISH_POWER = '/manager/import:publish';

/** A part of a file, so that an interrupted upload goes on where it was. */
export const IMPORT_CHUNK_BYTES = 2 * 1024 * 1024;
/** A catalogue has thousands of drawings, each an upload of its own. */
export const IMPORT_UPLOADS_PER_MINUTE = 3_000;
/** The interfaces by which programs upload price lists with an API key, and read what became of them. */
export const PRICE_LIST_UPLOAD = 'priceListUpload';
export const PRICE_LIST_STATE = 'priceListState';
/** The whole file, a part of it as base64, and the body with that part. */
export const PRICE_LIST_BYTES_MAX = 256 * 1024 ** 2;
export const PRICE_LIST_PART_TEXT_MAX = 4 * 1024 ** 2;
export const PRICE_LIST_BODY_MAX_BYTES = PRICE_LIST_PART_TEXT_MAX + 4 * 1024;

export const IMPORT_FILES_MAX = 5_000;
export const IMPORT_BYTES_MAX = 4 * 1024 ** 3;

/** Rows from the beginning of a table in which its header may be chosen. */
export const IMPORT_HEADER_LINE_MAX = 200;

export const importStatuses = [
  'uploading',
  'inspecting',
  'mapping',
  'checking',
  'planned',
  'publishing',
  'published',
  /** Published once; its version was taken back. */
  'withdrawn',
  'discarded',
  'failed',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Why an import failed. */
export const importFailures = [
  'unreadable',
  'nothingToImport',
  'notPriceList',
  'noRole',
  'gaveUp',
  'diskFull',
] as const;
export type ImportFailure = (typeof importFailures)[number];
