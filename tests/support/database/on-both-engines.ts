/**
 * The server tests run on PostgreSQL; these run on the embedded engine too. A test belongs here when its subject could
 * behave differently there: the driver, locks and transactions on one connection, and the SQL that PGlite might lack.
 */
export const onBothEngines = [
  // Each call's statements, each resource listed, added, edited and deleted.
  'tests/server/http/every/{answer,resource}.test.ts',
  // The database layer and migrations.
  'tests/server/platform/db/{backup,copy,dialect,migrate,monotonic-clock}.test.ts',
  'tests/server/platform/records/crud-repository.test.ts',
  'tests/server/imports/publish/insert-and-check.test.ts',
  'tests/server/audit/about-user.test.ts',
  'tests/server/http/{error-serializer,load-shedding}.test.ts',
  // Counters and transactions under concurrent requests.
  'tests/server/provinces/open-provinces.test.ts',
  'tests/server/quota/{ledger,open-vehicle,quota,take-one}.test.ts',
  'tests/server/billing/purchases/notices.test.ts',
  'tests/server/billing/bills/refund.test.ts',
  'tests/server/company/allocation.test.ts',
  'tests/server/statistics/counters.test.ts',
  'tests/server/api-services/upstreams/upstreams.test.ts',
  'tests/server/api-services/definitions/renew-interfaces.test.ts',
  'tests/server/api-services/usage/usage.test.ts',
  'tests/server/api-services/failures/failures.test.ts',
  'tests/server/work-orders/changes.test.ts',
  'tests/server/api-services/gateway/{metering,authenticate,limits}.test.ts',
  'tests/server/api-services/metering/{meter,meter-covered-calls,log-days,mixed-calls}.test.ts',
  'tests/server/api-services/webhooks/{deliverer,events}.test.ts',
  'tests/server/account/{login-failures,known-devices}.test.ts',
  'tests/server/captcha/captchas.test.ts',
  // Catalogue reads with unions and aggregates of JSON.
  'tests/server/platform/fit-condition.test.ts',
  'tests/server/vehicles/{by-announcement,routes}.test.ts',
  'tests/server/parts/books/{where-used,book-service}.test.ts',
  'tests/server/sms/sms-codes.test.ts',
];
