import { type Staging, stagingTable } from '../staging/staging.ts';
import { explainReferences } from './refused-references.ts';

/**
 * Refuses hotspots whose drawing is not in the files, and those that lie wholly outside their picture. Runs once the drawings
 * are checked and before they take their hotspots.
 */
export async function checkHotspots(staging: Staging): Promise<void> {
  const problems = stagingTable(staging, 'x', 'problem');
  const isGood = (row: string) =>
    `not exists (select from ${problems} p where p.table_no = ${row}.table_no and p.line = ${row}.line)`;
  const end = (start: string, size: string) => `(h.${start} + coalesce(${size}, 0)) * at.scale`;
  await staging.session.execute(`
    insert into ${problems} (table_no, line, field, code, detail)
    select h.table_no, h.line, case when d.id is null then 'drawing' when off.x then 'x' else 'y' end,
      case when d.id is not null then 'outsidePicture' when past.id is null then 'unknownReference' else 'drawingNotGiven' end,
      case when d.id is null then h.drawing when off.x then h.x::text else h.y::text end
    from ${stagingTable(staging, 's', 'hotspots')} h
    left join (
      select id, min(file) as file from ${stagingTable(staging, 's', 'drawings')} d where ${isGood('d')} group by id
    ) d on d.id = h.drawing
    left join catalogue_id past on past.source_id = ${staging.sourceId} and past.kind = 'drawings'
      and past.external_id = h.drawing
      and not exists (select from ${stagingTable(staging, 's', 'drawings')} refused where refused.id = h.drawing)
    left join ${stagingTable(staging, 'x', 'picture')} at on at.path = d.file
    cross join lateral (
      select h.x * at.scale > 700.0 * at.width / at.height + 1 or ${end('x', 'h.width')} < 0 as x,
        h.y * at.scale > 701 or ${end('y', 'coalesce(h.height, h.width)')} < 0 as y
    ) off
    where ${isGood('h')} and (d.id is null or off.x or off.y);`);
  await explainReferences(staging, 'hotspots');
}
