import { sql } from 'kysely';
import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { Sql } from '../../platform/db/database.ts';
import { anyContains } from '../../platform/db/text-search.ts';

type Page = ResultOf<(typeof interfaceCalls)['adapterDocs']>;
type Row = Page['rows'][number];

/** Adapters with the interfaces whose draft or served version uses them; those of operations use the catalogue's. */
export async function listAdapters(
  db: Sql,
  { pageNum, pageSize, filters: { name = '', kind } }: CheckedBodyOf<(typeof interfaceCalls)['adapterDocs']>,
  breakerOf: (adapterId: number) => Row['breaker'],
): Promise<Page> {
  const where = sql`${anyContains([sql`a.name`], name)} and ${kind === undefined ? sql`true` : sql`a.kind = ${kind}`}`;
  const uses = (definition: string) => {
    const source = sql`${sql.ref(definition)} -> 'source'`;
    return sql`case when ${source} ->> 'kind' = 'operation' then a.kind = 'catalogue'
      else (${source} ->> 'adapterId')::integer = a.adapter_id end`;
  };
  const { rows } = await sql<Omit<Row, 'breaker'>>`
    select a.adapter_id as "adapterId", a.name, a.kind, a.base_url as "baseUrl", a.timeout_ms as "timeoutMs",
      a.is_on as "isOn",
      (select coalesce(jsonb_agg(jsonb_build_object('interfaceId', i.interface_id, 'code', i.code, 'name', i.name,
          'nameEn', i.name_en, 'status', i.status) order by i.code), '[]')
        from api_interface i
          left join api_interface_version v on v.interface_id = i.interface_id and v.version = i.version
        where ${uses('i.definition')} or (v.version is not null and ${uses('v.definition')})) as interfaces
    from api_adapter a where ${where} order by a.adapter_id
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from api_adapter a where ${where}`.execute(db);
  return { rows: rows.map((row) => ({ ...row, breaker: breakerOf(row.adapterId) })), total: counts[0]?.total ?? 0 };
}
