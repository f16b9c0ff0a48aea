import { maintenanceTables } from '../maintenance/maintenance-tables.ts';
import { type DemoFile, fileOf, names, tableNamed, yuan } from './demo-file.ts';

const table = (name: string) => tableNamed(maintenanceTables, name);
const TYPES = ['parts', 'fluid', 'work'];

/** Fluids, projects and plans. */
export const maintenanceFiles: readonly DemoFile[] = [
  fileOf('maintenance-fluids', {
    table: table('maintain_fluid'),
    fields: {
      ...{ id: 'fluid_id', ...names, unit: 'unit', unitPrice: yuan('unit_price_fen') },
      ...{ remark: 'remark_zh', remarkEn: 'remark_en' },
    },
  }),
  fileOf('maintenance-projects', {
    table: table('maintain_project'),
    fields: {
      id: 'std_maint_id',
      class: ({ vehicle_class: vehicleClass }) => (vehicleClass === 'B' ? 'commercial' : 'passenger'),
      ...{ item: 'base_item_code', ...names, operation: 'operate', order: 'ord' },
      type: ({ maint_type: type }) => TYPES[Number(type)] ?? null,
      isCheck: ({ check_or_must: check }) => (check === 1 ? 'yes' : null),
      standardParts: ({ std_part_ids: ids }, { nodes }) => {
        const parts = nodes.flatMap((node) => node.parts);
        const codes = (Array.isArray(ids) ? ids : []).map((id) => parts.find((part) => part.id === id)?.code);
        return codes.join(';');
      },
    },
  }),
  fileOf('maintenance-plans', {
    table: table('maintain_plan'),
    fields: {
      ...{ group: 'group_id', project: 'std_maint_id', gearbox: 'gearbox_type', drive: 'driven_type' },
      ...{ intervalKm: 'interval_km', intervalMonths: 'interval_months' },
      ...{ firstKm: 'first_km', firstMonths: 'first_months', hours: 'hours', fluid: 'fluid_id', amount: 'amount' },
    },
  }),
];
