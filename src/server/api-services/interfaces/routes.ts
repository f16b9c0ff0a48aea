import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { INTERFACE_PAGE, PREVIEW_PAGE, SERVICE_CLASS_PAGE } from '../../../contract/api-services/interfaces/rules.ts';
import { handlersOf } from '../../http/serve.ts';
import { actorOf, runChange } from '../../platform/audit/change.ts';
import type { Database } from '../../platform/db/database.ts';
import { fromUpstream } from '../upstreams/field-mapping.ts';
import { UpstreamFailure } from '../upstreams/upstream-failure.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { listAdapters } from './adapter-documents.ts';
import { errorCodeRows } from './error-code-list.ts';
import { getInterfaceByCode, getInterfaceByName, listInterfaces } from './interface-repository.ts';
import {
  getPreview,
  listPreviews,
  listPreviewUsers,
  listUnpublished,
  previewScope,
  savePreviewUsers,
} from './previews.ts';
import { deleteInterface, saveInterface } from './save-interface.ts';
import { deleteClass, listClasses, orderClasses, saveClass } from './service-classes.ts';
import { deprecateInterface, turnOffInterface } from './states.ts';
import { diffVersions, listFields, listVersions } from './version-documents.ts';

/** The editor of definitions. */
export function interfaceRoutes(db: Database) {
  return handlersOf<typeof interfaceCalls>()({
    interfaceList: (body) => listInterfaces(db.sql, body),
    interfaceByName: ({ name }) => getInterfaceByName(db.sql, name),
    interfaceByCode: ({ code }) => getInterfaceByCode(db.sql, code),
    interfaceSave: (body, context) => runChange(db, actorOf(context), (change) => saveInterface(change, body)),
    async interfaceDelete(body, context) {
      await runChange(db, actorOf(context), (change) => deleteInterface(change, body));
      return null;
    },
    interfaceDeprecate: (body, context) =>
      runChange(db, actorOf(context), (change) => deprecateInterface(change, body)),
    interfaceOff: (body, context) => runChange(db, actorOf(context), (change) => turnOffInterface(change, body)),
    interfaceDiff: (body) => diffVersions(db.sql, body),
    fields: ({ code }) => listFields(db.sql, code),
    versionDocs: (body) => listVersions(db.sql, body),
    errCodeList: () => ({ rows: errorCodeRows }),
  });
}

export function serviceClassRoutes(db: Database) {
  return handlersOf<typeof interfaceCalls>()({
    async bigClassList(body, { platform, session }) {
      // The specification has the list of modules cancelled for the shop brand.
      if (platform === 'qpzj') return { rows: [], total: 0 };
      const isStaff = session.powers.has(SERVICE_CLASS_PAGE) || session.powers.has(INTERFACE_PAGE);
      const filters = isStaff ? body.filters : { ...body.filters, serviceStatus: 'on' as const };
      return listClasses(db.sql, { ...body, filters });
    },
    bigClassSave: (body, context) => runChange(db, actorOf(context), (change) => saveClass(change, body)),
    async bigClassDelete(body, context) {
      await runChange(db, actorOf(context), (change) => deleteClass(change, body));
      return null;
    },
    bigClassOrder: (body, context) => runChange(db, actorOf(context), (change) => orderClasses(change, body)),
  });
}

export function previewRoutes(db: Database) {
  return handlersOf<typeof interfaceCalls>()({
    previewList: (body) => listUnpublished(db.sql, body),
    previewUsers: async ({ interfaceId }, { session }) => ({
      rows: await listPreviewUsers(db.sql, session, interfaceId),
    }),
    previewSave: (body, context) =>
      runChange(db, actorOf(context), (change) => savePreviewUsers(change, context.session, body)),
    async myPreviewList(_body, { session }) {
      return { rows: await listPreviews(db.sql, previewScope(session, PREVIEW_PAGE)) };
    },
    myPreview: ({ code }, { session }) => getPreview(db.sql, previewScope(session, PREVIEW_PAGE), code),
  });
}

export function adapterRoutes(db: Database, upstreams: Upstreams) {
  return handlersOf<typeof interfaceCalls>()({
    adapterDocs: (body) => listAdapters(db.sql, body, upstreams.breakerOf),
    async adapterTry({ body, response, ...place }) {
      const source = { kind: 'upstream' as const, ...place };
      const { address, ms, status, bytes, value } = await upstreams.try(source, body).catch((error: unknown) => {
        throw error instanceof UpstreamFailure ? error.toExplainedRefusal() : error;
      });
      const mapped = fromUpstream(value, response, place.responseMapping);
      return { address, ms, status, bytes, received: shown(value), mapped: shown(mapped) };
    },
  });
}

const SHOWN_MAX = 20_000;
const shown = (value: unknown) => JSON.stringify(value, null, 2).slice(0, SHOWN_MAX);
