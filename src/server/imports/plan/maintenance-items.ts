import { itemNames } from '../../../contract/maintenance/maintain-item-names.ts';
import { maintainItemKeys, maintainItems } from '../../../contract/maintenance/maintain-items.ts';
import { literal } from '../staging/literal.ts';
import { type Staging, stagingTable } from '../staging/staging.ts';

/** The items of maintenance, which projects of a supplier name: the demo brings its own. */
export async function ensureMaintenanceItems({ session, ...staging }: Staging): Promise<void> {
  const rows = maintainItemKeys.map((key, index) => {
    const [zh, en] = itemNames[key];
    return `(${literal(maintainItems[key])}, ${literal(zh)}, ${literal(en)}, ${index + 1})`;
  });
  await session.execute(`insert into maintain_item (base_item_code, name_zh, name_en, ord)
    select * from (values ${rows.join(', ')}) items
    where exists (select from ${stagingTable(staging, 's', 'maintenance-projects')})
    on conflict do nothing;`);
}
