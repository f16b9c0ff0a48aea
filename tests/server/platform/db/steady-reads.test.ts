import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { catalogueRevision } from '../../../../src/server/platform/caches/catalogue-revision.ts';
import { ttlCache } from '../../../../src/server/platform/caches/ttl-cache.ts';
import type { CatalogueRead, Database } from '../../../../src/server/platform/db/database.ts';
import { withoutReplicas } from '../../../../src/server/platform/db/without-replicas.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';
import { fillTinyCatalogue } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
let db: Database;
const statements: string[] = [];
/** Runs once, after the next statement with this name. */
let between: { after: string; work: () => Promise<void> } | undefined;

beforeAll(async () => {
  const opened = await openTestDatabase();
  const run: Database['run'] = async (statement, parameters) => {
    const rows = await opened.run(statement, parameters);
    statements.push(statement.name);
    if (between?.after === statement.name) {
      const { work } = between;
      between = undefined;
      await work();
    }
    return rows;
  };
  db = { ...opened, run, ...withoutReplicas({ run, sql: opened.sql }) };
  api = await openTestApi({ db });
  await fillTinyCatalogue(db);
});
afterAll(() => api.close());

const maker: CatalogueRead<{ name: string }> = {
  ...{ reads: 'catalogue', name: 'test-maker' },
  text: 'select name_zh as name from brand where brand_id = 1',
};
const family: CatalogueRead<{ name: string }> = {
  ...{ reads: 'catalogue', name: 'test-family' },
  text: 'select name_zh as name from family where family_id = 1',
};
const publish = (version: string) =>
  db.execute(`begin; update brand set name_zh = '${version}' where brand_id = 1;
    update family set name_zh = '${version}' where family_id = 1;
    update catalogue_state set revision = revision + 1; commit;`);

/** A request of two statements. */
const request = () =>
  db.catalogue.pin({ isOnPrimary: false }, () =>
    db.catalogue.repeatIfLost(async () => {
      const [one] = await db.catalogue.run(maker, []);
      const [other] = await db.catalogue.run(family, []);
      return [one?.name, other?.name];
    }),
  );

beforeEach(async () => {
  await publish('old');
  await request();
  statements.length = 0;
});

test('a request of two statements sees one version, although another is published between them', async () => {
  between = { after: 'test-maker', work: () => publish('new') };
  expect(await request()).toEqual(['new', 'new']);
  expect(statements.filter((name) => name === 'test-maker')).toHaveLength(2);
});

test('without a publication it runs once, and requests that end together read the revision once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, request));
  expect(new Set(answers.flat())).toEqual(new Set(['old']));
  expect(statements.filter((name) => name === 'test-maker')).toHaveLength(20);
  expect(statements.filter((name) => name === 'read-catalogue-revision').length).toBeLessThan(10);
});

test('a request of one statement reads no revision', async () => {
  const [row] = await db.catalogue.pin({ isOnPrimary: false }, () =>
    db.catalogue.repeatIfLost(() => db.catalogue.run(maker, [])),
  );
  expect(row).toEqual({ name: 'old' });
  expect(statements).toEqual(['test-maker']);
});

test('a statement that requests share is one read of each, and of none twice', async () => {
  const sharing = (rest: () => Promise<unknown>) =>
    db.catalogue.pin({ isOnPrimary: false }, () =>
      db.catalogue.repeatIfLost(async () => {
        db.catalogue.serverName();
        const rows = await db.catalogue.shared(() => db.catalogue.run(maker, []));
        await rest();
        return rows;
      }),
    );
  await sharing(async () => undefined);
  expect(statements).toEqual(['test-maker']);
  await sharing(() => db.catalogue.run(family, []));
  expect(statements.slice(1)).toEqual(['test-maker', 'test-family', 'read-catalogue-revision']);
});

test('what is cached of the version before is not mixed with the one after', async () => {
  const cached = ttlCache(async (_key: string) => (await db.catalogue.run(maker, [])).map(({ name }) => name), {
    ttlMs: 60_000,
    max: 1,
    revision: catalogueRevision(db),
  });
  const mixed = () =>
    db.catalogue.pin({ isOnPrimary: false }, () =>
      db.catalogue.repeatIfLost(async () => {
        const [one] = await cached('maker');
        const [other] = await db.catalogue.run(family, []);
        return [one, other?.name];
      }),
    );
  expect(await mixed()).toEqual(['old', 'old']);
  await publish('new');
  expect(await mixed()).toEqual(['new', 'new']);
});

test('a parts tree over HTTP is that of one version', async () => {
  const body = { vehicleId: 1, vehicleTypeCode: 'C' };
  const before = (await api.post(calls.getPartTreeData, body)).result;
  between = {
    after: 'part-book-vehicles',
    work: () =>
      db.execute(`update vehicle set group_id = 2 where vehicle_id = 1;
        update catalogue_state set revision = revision + 1;`),
  };
  const found = (await api.post(calls.getPartTreeData, body)).result;
  expect(found).not.toEqual(before);
  expect(found).toEqual((await api.post(calls.getPartTreeData, body)).result);
});
