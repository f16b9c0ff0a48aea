import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_PROVINCE } from '../contract/provinces/rules.ts';
import { accessDomain } from './access/index.ts';
import { accountDomain } from './account/index.ts';
import { apiServicesDomain } from './api-services/index.ts';
import { catalogueServices, contextOf } from './api-services/operations/catalogue-services.ts';
import type { AppOptions } from './app-options.ts';
import { approvalsDomain } from './approvals/index.ts';
import { auditDomain } from './audit/index.ts';
import { billingDomain } from './billing/index.ts';
import { brandPartsDomain } from './brand-parts/index.ts';
import { bulkDomain } from './bulk/index.ts';
import { captchaDomain } from './captcha/index.ts';
import { companyDomain } from './company/index.ts';
import { dictionariesDomain } from './dictionaries/index.ts';
import { exportsDomain } from './exports/index.ts';
import { fitReportsDomain } from './fit-reports/index.ts';
import { historyDomain } from './history/index.ts';
import { createApprovableWrites } from './http/approvable-writes.ts';
import { createCatalogueUse } from './http/catalogue-use/catalogue-use.ts';
import { createServer } from './http/create-server.ts';
import { mountHealth } from './http/health.ts';
import { createSiteHosts } from './http/hosts/site-hosts.ts';
import { createLoadShedding } from './http/load-shedding.ts';
import { mountMetrics } from './http/metrics/mount-metrics.ts';
import { mountDomains } from './http/mount-domains.ts';
import { mountOpenApi } from './http/open-api.ts';
import { servePages } from './http/pages/serve-pages.ts';
import { createResourceServices } from './http/resources/resource-services.ts';
import { mountSecurityTxt } from './http/security/security-txt.ts';
import { createUploadSlots } from './http/uploads/upload-slots.ts';
import { createWorkLimits } from './http/work-limits/work-limits.ts';
import { importsDomain } from './imports/index.ts';
import { maintenanceDomain } from './maintenance/index.ts';
import { noticesDomain } from './notices/index.ts';
import { oeDomain } from './oe/index.ts';
import { paletteDomain } from './palette/index.ts';
import { partsDomain } from './parts/index.ts';
import { picturesDomain } from './pictures/index.ts';
import { collectRecordsOfUser } from './platform/audit/records-of-user.ts';
import { defaultWebSettings } from './platform/web-settings.ts';
import { pricesDomain } from './prices/index.ts';
import { provincesDomain } from './provinces/index.ts';
import { quotaDomain } from './quota/index.ts';
import { quotationsDomain } from './quotations/index.ts';
import { releasesDomain } from './releases/index.ts';
import { savedViewsDomain } from './saved-views/index.ts';
import { configuredSettings } from './settings/configured-settings.ts';
import { settingsDomain } from './settings/index.ts';
import { siteDomain } from './site/index.ts';
import { smsDomain } from './sms/index.ts';
import { statisticsDomain } from './statistics/index.ts';
import { surveyDomain } from './survey/index.ts';
import { trackingDomain } from './tracking/index.ts';
import { usersDomain } from './users/index.ts';
import { vehiclesDomain } from './vehicles/index.ts';
import { vinRequestsDomain } from './vin-requests/index.ts';
import { workOrdersDomain } from './work-orders/index.ts';

/** Builds the server without listening; tests inject requests into it. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { db, demo, otherSites, payments = null, pictures, upstreamHosts = [] } = options;
  const web = { ...defaultWebSettings, ...options.web };
  const hosts = createSiteHosts(web.hosts);
  const app = createServer({ ...options, hosts, web });
  const loadShedding = createLoadShedding();
  // Before any route, whose requests it times.
  mountMetrics(app, { token: web.metricsToken, db, loadShedding });

  const settings = settingsDomain({ db, app, configured: configuredSettings(options), upstreamHosts });
  const captcha = captchaDomain({ db, draw: options.drawCaptcha });
  const sms = smsDomain({ db, settings, captcha, sender: options.sms?.sender });
  const account = accountDomain({ db, captcha, sms });
  const vehicles = vehiclesDomain({ db, pictures: pictures?.vehicles });
  const quota = quotaDomain({ db, settings, vehicles });
  const fitReports = fitReportsDomain({ db, settings });
  const parts = partsDomain({ db, vehicles, reports: fitReports, pictures: pictures?.parts });
  const provinces = provincesDomain({ db, quota });
  const company = companyDomain({ db, settings, account, quota });
  const releases = releasesDomain({ db });

  const billing = billingDomain({ db, settings, payments, quota, inject: app.inject.bind(app) });

  const users = usersDomain({ db, settings, account, quota, billing });
  const brandParts = brandPartsDomain({ db, parts });
  const maintenance = maintenanceDomain({ db, parts, vehicles });
  const oe = oeDomain({ parts });
  const picturesModule = picturesDomain({ db, vehicles, reader: options.pictureReader });
  const prices = pricesDomain({ db, settings });

  const catalogue = { vehicles, parts, oe, brandParts, prices, maintenance, billing };
  const site = siteDomain({ db, demo, otherSites, facts: options.siteSettings, settings, home: homeSource(catalogue) });
  const workOrders = workOrdersDomain({ db, maintenance, parts, provinces, vehicles });
  const imports = importsDomain({ db });
  const apiServices = apiServicesDomain({
    app,
    db,
    isDemo: demo !== null,
    loadShedding,
    settings,
    keySecret: options.apiKeySecret ?? randomBytes(32).toString('hex'),
    findSession: account.sessions.find,
    hasBaseInterfaces: options.hasBaseInterfaces ?? false,
    runsJobs: options.runsJobs ?? false,
    upstreamHosts,
    webhooks: options.webhooks ?? { isDelivering: false, allowsLoopback: false },
    catalogue: catalogueServices({ ...catalogue, pictures: picturesModule, imports }),
  });
  const modules = {
    ...smallModules({ db, settings, quota }),
    account,
    apiServices,
    billing,
    brandParts,
    captcha,
    company,
    fitReports,
    imports,
    maintenance,
    oe,
    palette: paletteDomain({ orderList: billing.calls.orderList, users: users.resources.user }),
    parts,
    pictures: picturesModule,
    prices,
    quotations: quotationsDomain({ db, company, prices, workOrders, isDemo: demo !== null }),
    provinces,
    quota,
    releases,
    settings,
    site,
    sms,
    users,
    vehicles,
    workOrders,
  };
  const services = createResourceServices(db, modules);
  const writes = createApprovableWrites(services, modules);
  const approvals = approvalsDomain({ db, writes, findSession: account.sessions.findOfUser });
  const statistics = statisticsDomain({ db, approvals });
  const allModules = {
    ...modules,
    audit: auditDomain({ db, services, recordsOfUser: collectRecordsOfUser(modules) }),
    approvals,
    statistics,
    bulk: bulkDomain({ db, services, targets: users.bulkTargets }),
    exports: exportsDomain({ db, services }),
  };
  mountDomains(app, allModules, {
    db,
    services,
    findSession: account.sessions.find,
    charging: {
      requireProvince: provinces.open.require,
      openVehicle: quota.openVehicle,
      compareProvinces: quota.compareProvinces,
    },
    approvals: approvals.approvals,
    operationLog: company.operationLog,
    searchLog: statistics.searchLog,
    loadShedding,
    uploadSlots: createUploadSlots(),
    workLimits: createWorkLimits(db, options.workBounds),
    catalogueUse: createCatalogueUse({ db, settings, captchas: captcha.captchas }),
    areResultsChecked: options.areResultsChecked ?? false,
  });

  const pageData = { ...site.pageData, ...releases.pageData, ...apiServices.pageData };
  mountHealth(app, db);
  mountOpenApi(app);
  mountSecurityTxt(app, web.securityContact);
  servePages(app, { folder: options.pagesFolder, hosts, site: site.info, data: pageData });
  return app;
}

type SmallModuleNeeds = Parameters<typeof surveyDomain>[0] & Parameters<typeof vinRequestsDomain>[0];

/** The domains that no other needs, and that need little themselves. */
function smallModules({ db, settings, quota }: SmallModuleNeeds) {
  return {
    access: accessDomain({ db }),
    dictionaries: dictionariesDomain({ db }),
    history: historyDomain({ db }),
    notices: noticesDomain({ db }),
    savedViews: savedViewsDomain({ db }),
    survey: surveyDomain({ db, settings, quota }),
    tracking: trackingDomain({ db }),
    vinRequests: vinRequestsDomain({ db, settings }),
  };
}

type HomeSource = Parameters<typeof siteDomain>[0]['home'];
type Served<Calls> = { [Name in keyof Calls]: { calls: Calls[Name] } };

/** What the home page reads, for a reader without an account. */
function homeSource({ vehicles, parts, prices, maintenance, billing }: Served<HomeSource['catalogue']>): HomeSource {
  return {
    catalogue: {
      vehicles: vehicles.calls,
      parts: parts.calls,
      prices: prices.calls,
      maintenance: maintenance.calls,
      billing: billing.calls,
    },
    contextOf: (language) => contextOf({ userId: 0, language, provinceCode: DEFAULT_PROVINCE }),
  };
}
