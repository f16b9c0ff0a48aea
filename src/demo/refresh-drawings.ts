import { sql } from 'kysely';
import type { Database } from '../server/platform/db/database.ts';
import { RANDOM_SEED } from './catalogue/generate-catalogue.ts';
import { createKeyedRandom } from './catalogue/keyed-random.ts';
import { planCatalogue } from './catalogue/plan/catalogue-plan.ts';
import { drawPlan, EXTRA_DRAWINGS } from './catalogue/plan/drawings.ts';

const BATCH = 40;

/** Draws the sheets of a data folder of an earlier release again, with their hotspots, and adds those of other engines. */
export async function refreshDrawings({ sql: db }: Pick<Database, 'sql'>): Promise<void> {
  const { drawings, assemblies } = planCatalogue(createKeyedRandom(RANDOM_SEED));
  for (let start = 0; start < drawings.length; start += BATCH) {
    const rows = drawings.slice(start, start + BATCH).map((plan) => ({ id: plan.id, ...drawPlan(plan) }));
    await sql`
      insert into drawing (drawing_id, svg, width, height, hotspots)
      select id, svg, width, height, hotspots
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (id integer, svg text, width integer, height integer, hotspots jsonb)
      on conflict (drawing_id) do update
      set svg = excluded.svg, width = excluded.width, height = excluded.height, hotspots = excluded.hotspots
    `.execute(db);
  }
  const moved = assemblies.filter(({ drawingId }) => drawingId !== null && drawingId > EXTRA_DRAWINGS);
  // An assembly that an import has given another drawing keeps it.
  await sql`
    update assembly
    set drawing_id = planned.drawing
    from jsonb_to_recordset(${JSON.stringify(moved.map(({ id, drawingId }) => ({ id, drawing: drawingId })))}::jsonb)
      as planned (id integer, drawing integer)
    where assembly.assembly_id = planned.id and assembly.drawing_id < ${EXTRA_DRAWINGS}
  `.execute(db);
}
