import { defineCalls } from '../../call.ts';
import { PERMISSION_PAGE } from '../permissions/rules.ts';
import { ADAPTER_PAGE, INTERFACE_PAGE, INTERFACE_VERSION_PAGE, PREVIEW_PAGE, SERVICE_CLASS_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

/** What the staff define, and what documents are made of. */
export const interfaceCalls = defineCalls<typeof schemas>()({
  interfaceList: { path: '/document/interface/list', access: INTERFACE_PAGE },
  interfaceByName: { path: '/document/interface/byName', access: INTERFACE_PAGE },
  interfaceByCode: { path: '/document/interface/byCode', access: INTERFACE_PAGE },

  /**
   * Adds a draft, or edits what the next version will be. 301102 if a published code is changed; 900400 with each place of a
   * tree that is too deep or names a field twice, or with the code or name that another interface has.
   */
  interfaceSave: { path: '/document/interface/save', access: `${INTERFACE_PAGE}:edit` },

  /** 301103 once it has been published. */
  interfaceDelete: { path: '/document/interface/delete', access: `${INTERFACE_PAGE}:delete` },

  /** Compares the editor's definition with what its source takes and answers; runs the request example. */
  interfaceCheck: { path: '/document/interface/check', access: INTERFACE_PAGE, work: 'search' },

  /**
   * Serves the editor's definition as a new version. 301104 with the problems of `interfaceCheck`; 301105 if it changes
   * nothing; 301106 if it breaks callers and has no notes.
   */
  interfacePublish: { path: '/document/interface/publish', access: `${INTERFACE_PAGE}:edit`, work: 'search' },

  /** Still answers until the day. 301107 unless it is published; 301108 for the replacement; 301109 for the day. */
  interfaceDeprecate: { path: '/document/interface/deprecate', access: `${INTERFACE_PAGE}:edit` },

  /** No longer answers, until it is published again. 301107 unless it is served. */
  interfaceOff: { path: '/document/interface/off', access: `${INTERFACE_PAGE}:edit` },

  interfaceDiff: { path: '/document/interface/diff', access: INTERFACE_PAGE },
  operationList: { path: '/document/interface/operations', access: INTERFACE_PAGE },

  /** A definition that says what an operation takes and answers; nothing is saved. 301110 without such an operation. */
  interfaceTemplate: { path: '/document/interface/template', access: INTERFACE_PAGE, work: 'search' },

  /** The fields of an interface, as served or before that as drafted; for the editor of permissions. */
  fields: { path: '/document/fields/list', access: PERMISSION_PAGE },

  /** Published versions, newest first. */
  versionDocs: { path: '/document/version/list', access: INTERFACE_VERSION_PAGE },

  /** In their order; empty for the shop brand. Without the power of the page only those that are on. */
  bigClassList: { path: '/document/module/list', access: 'session', isRead: true },

  /** 301111 if another class has the code; 301112 for a service type that the dictionary lacks. */
  bigClassSave: { path: '/document/module/save', access: `${SERVICE_CLASS_PAGE}:edit` },

  /** 300103 while interfaces use it. */
  bigClassDelete: { path: '/document/module/delete', access: `${SERVICE_CLASS_PAGE}:delete` },

  /** All classes in their new order. */
  bigClassOrder: { path: '/document/module/order', access: `${SERVICE_CLASS_PAGE}:edit` },

  previewList: { path: '/document/preview/list', access: PREVIEW_PAGE },
  previewUsers: { path: '/document/preview/users', access: PREVIEW_PAGE },

  /** 301113 for an account that is no customer's main account. */
  previewSave: { path: '/document/preview/save', access: `${PREVIEW_PAGE}:edit` },

  /** The unpublished documents that the caller may preview. */
  myPreviewList: { path: '/document/preview/mine', access: 'session', isRead: true },

  /** 900404 unless the caller may preview it. */
  myPreview: { path: '/document/preview/get', access: 'session', isRead: true },

  /** Adapters with the interfaces that use them, drafts included. */
  adapterDocs: { path: '/document/adapter/list', access: ADAPTER_PAGE },

  /** Calls an upstream as an interface would. 301114 for an adapter that cannot be called; 301115, 301116. */
  adapterTry: { path: '/document/adapter/try', access: `${ADAPTER_PAGE}:edit`, work: 'search' },

  /** The codes that interfaces answer with. */
  errCodeList: { path: '/document/err/code/list', access: 'open', isRead: true },
});
