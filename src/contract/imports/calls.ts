import { defineCalls } from '../call.ts';
import {
  IMPORT_CHUNK_BYTES,
  IMPORT_EDIT_POWER,
  IMPORT_PAGE,
  IMPORT_PUBLISH_POWER,
  IMPORT_UPLOADS_PER_MINUTE,
} from './rules.ts';
import type * as schemas from './schemas.ts';

/** Imports of catalogue data, and the versions of the catalogue that they make. */
export const importsCalls = defineCalls<typeof schemas>()({
  importList: { path: '/manager/import/list', access: IMPORT_PAGE },
  importGet: { path: '/manager/import/get', access: IMPORT_PAGE },
  importSourceList: { path: '/manager/import/sources', access: IMPORT_PAGE },

  /** Announces the files; their parts are uploaded next. 900400 for too many or too large files. */
  importCreate: { path: '/manager/import/create', access: IMPORT_EDIT_POWER },

  /** The next part of a file, from its byte `startsAt`. Repeating a part is harmless; 300921 for one out of order. */
  importUpload: {
    path: '/manager/import/upload',
    access: IMPORT_EDIT_POWER,
    upload: { maxBytes: IMPORT_CHUNK_BYTES + 1024, perMinute: IMPORT_UPLOADS_PER_MINUTE },
  },

  /** Looks into the files, once all parts are there; 300922 otherwise. */
  importStart: { path: '/manager/import/start', access: IMPORT_EDIT_POWER },

  /** A table as it is with another header row, to be confirmed by importMap. */
  importTable: { path: '/manager/import/table', access: IMPORT_EDIT_POWER, work: 'heavy' },

  /** Confirms what the tables and columns mean. */
  importMap: { path: '/manager/import/map', access: IMPORT_EDIT_POWER },

  /** Makes the plan again, with or without replacing prices of the catalogue that are newer than those of the files. */
  importReplaceNewer: { path: '/manager/import/replaceNewer', access: IMPORT_EDIT_POWER },

  /** Switches the catalogue to the plan; 300923 for a plan of an older catalogue, which is made again. */
  importPublish: { path: '/manager/import/publish', access: IMPORT_PUBLISH_POWER },
  importDiscard: { path: '/manager/import/discard', access: IMPORT_EDIT_POWER },

  /** Refused rows with their place and reason. */
  importProblems: { path: '/manager/import/problems', access: IMPORT_PAGE },

  /** The refused rows of a table in the supplier's own columns, with line, field and reason in both languages. */
  importRefused: { path: '/manager/import/refused', access: IMPORT_PAGE, work: 'heavy' },

  /** Which API keys may import price lists, and for which suppliers. */
  importKeyList: { path: '/manager/import/keys', access: IMPORT_PAGE },

  /** By the access id, which the key's owner tells. 300354 for a key that is unknown, a test key, revoked or expired. */
  importKeyAdd: { path: '/manager/import/keys/add', access: IMPORT_PUBLISH_POWER },
  importKeyDelete: { path: '/manager/import/keys/delete', access: IMPORT_PUBLISH_POWER },

  catalogueVersionList: { path: '/manager/import/versions', access: IMPORT_PAGE },

  /** Takes the newest version back; 300924 for an older one. */
  catalogueVersionWithdraw: { path: '/manager/import/withdrawVersion', access: IMPORT_PUBLISH_POWER, work: 'heavy' },

  /**
   * Checks the import of a version that was taken back against the catalogue as it is now; its plan is then published like
   * any other. 300926 for a version that is no longer kept, 300925 for one that is not withdrawn.
   */
  catalogueVersionPublishAgain: { path: '/manager/import/publishAgain', access: IMPORT_PUBLISH_POWER },
});
