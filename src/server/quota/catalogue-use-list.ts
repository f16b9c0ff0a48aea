import { sql } from 'kysely';
import type { CheckedBodyOf, ResultOf } from '../../contract/call.ts';
import type { quotaCalls } from '../../contract/quota/calls.ts';
import type { CatalogueUseRow } from '../../contract/quota/schemas.ts';
import { type AgencyViewer, agencyScope } from '../http/agency-scope.ts';
import { freeDayBounds, stateOfUse } from '../http/catalogue-use/catalogue-bounds.ts';
import type { Tier } from '../http/request-context.ts';
import { ACCOUNT_TIER } from '../platform/db/account-tier.ts';
import type { Database } from '../platform/db/database.ts';
import { anyContains } from '../platform/db/text-search.ts';
import { pageWithTotal } from '../platform/page-with-total.ts';
import type { Settings } from '../platform/settings.ts';

type Query = CheckedBodyOf<typeof quotaCalls.catalogueUseList>;
type Row = Omit<CatalogueUseRow, 'state'> & { tier: Tier; total: number };

/** What accounts that the viewer sees, their companies and networks were given of the catalogue, with the state by the account's tier of now. */
export async function listCatalogueUse(
  { db: { sql: db }, settings, viewer }: { db: Database; settings: Settings; viewer: AgencyViewer },
  { search, kind, from, to, ...paging }: Query,
): Promise<ResultOf<typeof quotaCalls.catalogueUseList>> {
  const { rows, total } = await pageWithTotal(paging, async (limit, offset) => {
    const found = await sql<Row>`
      select u.catalogue_use_id as "catalogueUseId", u.day, u.kind, u.user_id as "userId", a.username, u.address,
        u.vehicles, u.numbers, u.prices, u.rows_given as "rowsGiven", u.captchas, u.updated_at as "updatedAt",
        ${sql.raw(ACCOUNT_TIER)} as tier, count(*) over () as total
      from catalogue_use u join account a using (user_id) join role r using (role_id)
      where ${agencyScope(viewer)} and ${anyContains([sql.ref('a.username'), sql.ref('u.address')], search)}
        and (${kind ?? null}::text is null or u.kind = ${kind ?? null}::text)
        and (${from ?? null}::date is null or u.day >= ${from ?? null}::date)
        and (${to ?? null}::date is null or u.day <= ${to ?? null}::date)
      order by u.day desc, u.numbers + u.vehicles desc, u.catalogue_use_id
      limit ${limit} offset ${offset}`.execute(db);
    return found.rows;
  });
  const free = freeDayBounds(settings);
  return {
    total,
    rows: rows.map(({ tier, total: _total, ...row }) => ({ ...row, state: stateOfUse(row, tier, free) })),
  };
}
