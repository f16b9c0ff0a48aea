import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { allCalls, calls, resources } from '../contract/all-calls.ts';
import type { AnyCallWithSchemas } from '../contract/call.ts';
import { powerHandlers } from './access/powers.ts';
import { roleHandlers, rolePowerRoutes } from './access/roles.ts';
import { createCaptchas } from './account/captchas.ts';
import { createOwnPassword } from './account/own-password.ts';
import { createPasswords } from './account/passwords.ts';
import { credentialRoutes } from './account/profile/credential-routes.ts';
import { profileRoutes } from './account/profile/routes.ts';
import { sessionRoutes } from './account/profile/session-routes.ts';
import { registrationRoutes } from './account/registration-routes.ts';
import { accountRoutes } from './account/routes.ts';
import { createSessions } from './account/sessions.ts';
import { createSmsCodes } from './account/sms-codes.ts';
import { smsRoutes } from './account/sms-routes.ts';
import { billRoutes } from './billing/bills/routes.ts';
import { packageHandlers } from './billing/packages/handlers.ts';
import { packageRoutes } from './billing/packages/routes.ts';
import { mountPaymentNotices, NOTICE_PATH } from './billing/purchases/notices.ts';
import type { Payments } from './billing/purchases/payments.ts';
import { purchaseRoutes } from './billing/purchases/routes.ts';
import { brandPartRoutes } from './brand-parts/routes.ts';
import { brandSearchRoutes } from './brand-parts/search/routes.ts';
import { loggedCalls } from './company/operation-log/logged-calls.ts';
import { createOperationLog } from './company/operation-log/repository.ts';
import { operationLogRoutes } from './company/operation-log/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { dictionaryHandlers } from './dictionaries/handlers.ts';
import { createPictureReader } from './gateways/ocr/create-picture-reader.ts';
import type { PictureReader } from './gateways/ocr/picture-reader.ts';
import { noSender } from './gateways/sms/create-sms-sender.ts';
import type { SmsSender } from './gateways/sms/sms-sender.ts';
import { historyRoutes } from './history/routes.ts';
import { answerErrors, earlyErrors } from './http/error-handler.ts';
import { serializeError } from './http/error-serializer.ts';
import { createLoadShedding } from './http/load-shedding.ts';
import { openApiOf } from './http/open-api.ts';
import { servePages } from './http/pages.ts';
import { plainHandlers } from './http/plain-resources.ts';
import { secureHeaders } from './http/security-headers.ts';
import { type Handlers, type ServeOptions, type Serving, serve } from './http/serve.ts';
import { type CrudCalls, type ResourceHandlers, serveCrud } from './http/serve-crud.ts';
import { mountUploads } from './http/uploads.ts';
import { maintenanceRoutes } from './maintenance/routes.ts';
import { spreadsheetRoutes } from './oe/spreadsheets/routes.ts';
import { batchRoutes } from './parts/batch/routes.ts';
import { fittingParts } from './parts/books/fitting-parts.ts';
import { createVehicleRows } from './parts/books/vehicle-rows.ts';
import { commercialRoutes } from './parts/commercial/routes.ts';
import { currentNumbersOf } from './parts/numbers/replacement-chain.ts';
import { shownOe } from './parts/numbers/shown-oe.ts';
import { noPartPictures, type PartPictures, partPanelRoutes } from './parts/panels/panel-routes.ts';
import { partRoutes } from './parts/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import type { Database } from './platform/db/database.ts';
import type { SiteSettings } from './platform/site-settings.ts';
import { priceRoutes } from './prices/routes.ts';
import { provinceRoutes } from './provinces/routes.ts';
import { createAllocations } from './quota/allocation.ts';
import { giveLookups } from './quota/gift.ts';
import { vehicleOpener } from './quota/open-vehicle.ts';
import { createQuota } from './quota/quota.ts';
import { findHolder } from './quota/repository.ts';
import { quotaRoutes } from './quota/routes.ts';
import { pageData, versionRoutes } from './releases/routes.ts';
import { updateRoutes } from './releases/update-notice-routes.ts';
import { type Demo, noOtherSites, type OtherSites, siteInfoOf, siteRoutes } from './site/routes.ts';
import { ticketRoutes } from './site/tickets/routes.ts';
import { questionHandlers } from './survey/questions.ts';
import { surveyRoutes } from './survey/routes.ts';
import { trackingRoutes } from './tracking/routes.ts';
import { mountVehiclePictures, noVehiclePictures, type VehiclePictures } from './vehicles/pictures.ts';
import { vehicleRoutes } from './vehicles/routes.ts';
import { vehicleClassOf } from './vehicles/vehicle-class.ts';
import { otherVinRefuser } from './vehicles/vin/other-vin.ts';
import { isKnownWmi } from './vehicles/vin/wmi.ts';
import { fastVinRoutes } from './vin-requests/routes.ts';
import { workOrderRoutes } from './work-orders/routes.ts';

export interface AppNeeds {
  db: Database;
  /** The demo accounts to show on the login page; null everywhere but on the embedded default. */
  demo: Demo | null;
  /** The built pages; null serves the API alone. */
  pagesFolder: string | null;
  /** Hotline, filing number and what the QR codes lead to; nothing of it unless said otherwise. */
  siteSettings?: SiteSettings;
  logLevel: string;
  trustedProxies?: string[];
  otherSites?: OtherSites;
  areResultsChecked?: boolean;
  /** Reads licences and VIN plates; the embedded recogniser unless said otherwise. */
  pictureReader?: PictureReader;
  /** Sends text messages, so many an hour at most; without it none is sent, and whoever asks for one is told so. */
  sms?: { sender: SmsSender; perHour: number };
  /** Takes money for packages; nobody does unless said otherwise. */
  payments?: Payments | null;
  /** Draws parts and vehicles; there are no pictures without it. */
  pictures?: { parts: PartPictures; vehicles: VehiclePictures };
}

/** Builds the server without listening: tests inject requests into it. */
export function buildApp(needs: AppNeeds): FastifyInstance {
  const { db, demo, pagesFolder, logLevel, trustedProxies = [], areResultsChecked = false, payments = null } = needs;
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, serializers: { err: serializeError } },
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    logController: new LogController({ disableRequestLogging: true }),
    // While it drains, a request on an open connection is answered like any other, not with a foreign 503.
    return503OnClosing: false,
    ...earlyErrors,
  });
  // JSON only: without its parser, text/plain, which another site may send unasked, is refused with 415.
  app.removeContentTypeParser('text/plain');
  secureHeaders(app);
  answerErrors(app);

  const otherSites = needs.otherSites ?? noOtherSites;
  const site = siteInfoOf(demo, { others: otherSites, settings: needs.siteSettings });
  const sessions = createSessions(db);
  const passwords = createPasswords();
  const captchas = createCaptchas(db);
  const { sender, perHour } = needs.sms ?? { sender: noSender, perHour: 0 };
  const smsCodes = createSmsCodes({ db, sender, captchas, budgetPerHour: perHour });
  const quota = createQuota(db);
  const refuseOtherVin = otherVinRefuser(db);
  const openVehicle = vehicleOpener({ quota, classOf: vehicleClassOf(db), refuseOtherVin });
  const log = createOperationLog(db);
  const options = { findSession: sessions.find, openVehicle, loadShedding: createLoadShedding(), areResultsChecked };
  const pictures = needs.pictures ?? { parts: noPartPictures, vehicles: noVehiclePictures };
  const vehicles = vehicleRoutes({ db, drawVehicle: pictures.vehicles.drawVehicle });
  const pictureReader = needs.pictureReader ?? createPictureReader({ provider: 'embedded', isKnownMaker: isKnownWmi });
  app.addHook('onClose', () => pictureReader.close());
  const handlers: Handlers<typeof calls> = {
    ...siteRoutes(site),
    ...versionRoutes({ db }),
    ...accountRoutes({ db, sessions, passwords, captchas }),
    ...registrationRoutes({ db, sessions, passwords, captchas, codes: smsCodes }),
    ...smsRoutes({ codes: smsCodes }),
    ...vehicles,
    ...pictureRoutes({
      db,
      reader: pictureReader,
      findByVin: async (vinCode, visit) => vehicles.getVehicleByVin({ vinCode, isForced: true, vehType: 2 }, visit),
      findByAnnouncement: async (announcement, visit) => vehicles.getVehicleByAnnouncement({ announcement }, visit),
    }),
    ...fastVinRoutes({ db }),
    ...partRoutes({ db }),
    ...batchRoutes({ db }),
    ...spreadsheetRoutes(),
    ...historyRoutes({ db }),
    ...partPanelRoutes({ db, pictures: pictures.parts }),
    ...brandPartRoutes({ db, shown: shownOe }),
    ...brandSearchRoutes({ db, shown: shownOe }),
    ...priceRoutes({ db }),
    ...commercialRoutes({ db, books: createVehicleRows(db) }),
    ...provinceRoutes({ db, quota }),
    ...quotaRoutes({ db, quota, classOf: vehicleClassOf(db) }),
    ...companyRoutes({
      db,
      allocations: createAllocations(db.sql),
      hashPassword: passwords.hash,
      endSessionsOf: sessions.endAllOf,
    }),
    ...packageRoutes({ db, holderOf: (userId) => findHolder(db.sql, userId), isPayable: payments !== null }),
    ...purchaseRoutes({
      db,
      payment: payments,
      deliver: ({ headers, body: payload }) => app.inject({ method: 'POST', url: NOTICE_PATH, headers, payload }),
    }),
    ...billRoutes(db),
    ...operationLogRoutes({ log }),
    ...profileRoutes({ db }),
    ...credentialRoutes({
      db,
      sessions,
      password: createOwnPassword({ db, passwords, captchas }),
      phoneCodes: smsCodes,
    }),
    ...sessionRoutes({ sessions }),
    ...workOrderRoutes({ db, numbers: { currentOf: currentNumbersOf, shown: shownOe } }),
    ...maintenanceRoutes({ db, listFittingParts: fittingParts(db), refuseOtherVin }),
    ...surveyRoutes({ db, giveLookups }),
    ...updateRoutes(db),
    ...trackingRoutes(db),
    ...ticketRoutes({ db, manageUrl: otherSites.manageUrl }),
    ...rolePowerRoutes(db),
  };
  mountCalls(app, options, { ...handlers, ...loggedCalls(handlers, log) });
  const withRules = {
    role: roleHandlers(db),
    power: powerHandlers(db),
    dict: dictionaryHandlers(db),
    question: questionHandlers(db),
    package: packageHandlers(db),
  };
  mountResources(app, options, { db, withRules });
  if (payments !== null) mountPaymentNotices(app, { db, ...payments });

  mountVehiclePictures(app, pictures.vehicles);
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    await db.sql.selectFrom('role').select('roleId').limit(1).execute();
    return { status: 'ready' };
  });
  const document = openApiOf(allCalls);
  app.get('/openapi.json', async () => document);
  servePages(app, { folder: pagesFolder, site, data: pageData({ db }) });
  return app;
}

/** A call without its handler does not compile: the table of handlers has a place for each. */
function mountCalls(app: FastifyInstance, options: ServeOptions, handlers: Handlers<typeof calls>): void {
  const operations = Object.keys(calls).filter((key): key is keyof typeof calls => key in calls);
  const isUpload = (operation: keyof typeof calls) => 'upload' in calls[operation];
  const mount = (scope: FastifyInstance, mounted: typeof operations) => {
    for (const operation of mounted) {
      // Each handler stands beside its own call in both tables; an open upload's visit fits no wider one.
      const serving = { call: calls[operation], handler: handlers[operation] } as Serving<AnyCallWithSchemas>;
      serve(scope, serving, options);
    }
  };
  mount(
    app,
    operations.filter((operation) => !isUpload(operation)),
  );
  mountUploads(app, (scope) => mount(scope, operations.filter(isUpload)));
}

interface Resourceful {
  db: Database;
  /** The resources with rules of their own; every other is plain rows of its table, and needs no line here. */
  withRules: Partial<ResourceHandlers>;
}

function mountResources(app: FastifyInstance, options: ServeOptions, { db, withRules }: Resourceful): void {
  for (const name of Object.keys(resources).filter((key): key is keyof typeof resources => key in resources)) {
    const resource = resources[name];
    serveCrud<CrudCalls>(app, { resource, handlers: withRules[name] ?? plainHandlers(db, resource) }, options);
  }
}
