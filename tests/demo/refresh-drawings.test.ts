import { afterAll, expect, test } from 'vitest';
import { RANDOM_SEED } from '../../src/demo/catalogue/generate-catalogue.ts';
import { createKeyedRandom } from '../../src/demo/catalogue/keyed-random.ts';
import { planCatalogue } from '../../src/demo/catalogue/plan/catalogue-plan.ts';
import { drawPlan, EXTRA_DRAWINGS } from '../../src/demo/catalogue/plan/drawings.ts';
import { refreshDrawings } from '../../src/demo/refresh-drawings.ts';
import { openTestDatabase } from '../support/database/open-test-database.ts';
import { fillTinyCatalogue } from '../support/tiny-catalogue/tiny-catalogue.ts';

const db = await openTestDatabase();
await fillTinyCatalogue(db);
afterAll(() => db.close());

const { drawings, assemblies } = planCatalogue(createKeyedRandom(RANDOM_SEED));
const IMPORTED = 10_000_001;

test('the sheets of an earlier release keep their ids and get new drawings with their hotspots', async () => {
  const extra = assemblies.filter(({ drawingId }) => drawingId !== null && drawingId > EXTRA_DRAWINGS);
  const [one, other] = extra;
  if (one === undefined || other === undefined) throw new Error('no assembly with a sheet of its own');
  await db.copy(
    'drawing',
    ['drawing_id', 'svg', 'width', 'height', 'hotspots'],
    [[IMPORTED, '<svg/>', 900, 700, '[]']],
  );
  await db.copy(
    'assembly',
    ['assembly_id', 'group_id', 'part_group_id', 'drawing_id'],
    [
      [one.id, 1, 5, 1],
      [other.id, 2, 5, IMPORTED],
    ],
  );

  await refreshDrawings(db);

  const stored = await db.sql.selectFrom('drawing').select(['drawingId', 'svg', 'hotspots']).execute();
  const byId = new Map(stored.map((row) => [row.drawingId, row]));
  expect(stored).toHaveLength(drawings.length + 1);
  for (const plan of drawings.filter((_, index) => index % 50 === 0)) {
    const { svg, hotspots } = drawPlan(plan);
    expect(byId.get(plan.id)?.svg).toBe(svg);
    expect(byId.get(plan.id)?.hotspots).toEqual(hotspots);
  }
  expect(byId.get(IMPORTED)?.svg).toBe('<svg/>');

  const kept = await db.sql.selectFrom('assembly').select(['assemblyId', 'drawingId']).execute();
  const drawingOf = new Map(kept.map(({ assemblyId, drawingId }) => [assemblyId, drawingId]));
  expect(drawingOf.get(one.id)).toBe(one.drawingId);
  expect(drawingOf.get(other.id)).toBe(IMPORTED);
});

test('the sheets of the first release are numbered without a gap, as they were', () => {
  const ids = drawings.map(({ id }) => id).filter((id) => id < EXTRA_DRAWINGS);
  expect(ids).toEqual(Array.from({ length: 464 }, (_, index) => index + 1));
});
