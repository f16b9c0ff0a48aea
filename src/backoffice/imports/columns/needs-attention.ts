import type { ImportPlan } from '../../../contract/imports/import-plan.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import type { Mapping } from '../../../contract/imports/mapping/mapping.ts';
import { taxDisagreements } from '../../../contract/imports/mapping/title-constants.ts';
import { unusedColumns } from '../../../contract/imports/mapping/unused-columns.ts';
import { missingFields } from './mapping-draft.ts';

/** Whether a table is uncertain, would lose columns, or was found wanting by the plan that is being corrected. */
export function needsAttention(table: ImportTable, mappings: readonly Mapping[], plan: ImportPlan | null): boolean {
  return (
    (table.confidence !== 'sure' && table.confidence !== 'remembered') ||
    mappings.some((mapping) => missingFields(mapping).length > 0 || taxDisagreements(table, mapping).length > 0) ||
    unusedColumns(table, mappings).length > 0 ||
    plan?.tables.some(({ tableNo, refused }) => tableNo === table.tableNo && refused > 0) === true ||
    plan?.columns.some(({ tableNo }) => tableNo === table.tableNo) === true
  );
}
