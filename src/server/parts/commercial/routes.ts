import type { partCalls } from '../../../contract/parts/calls.ts';
import { companyContextOf } from '../../http/company-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import type { VehicleRows } from '../books/vehicle-rows.ts';
import { createCovTree, groupSupportOf } from './service.ts';

export function commercialRoutes({ db, books }: { db: Database; books: VehicleRows }) {
  const standard = createCovTree('B', db, books);
  const maker = createCovTree('OF', db, books);
  return handlersOf<typeof partCalls>()({
    getIsShowOFTree: async ({ vehicleId }) => ({ groupSupport: await groupSupportOf(db, vehicleId) }),
    getBPartTreeData: (body, { language }) => standard.listGroups(body, language),
    getTreeNodeChild: (body, { language }) => standard.listAssemblies(body, language),
    getTreeNodeCovPartData: (body, context) => standard.getGroupPage(body, companyContextOf(context)),
    getTreeChildNodeCovPartData: (body, context) => standard.getPage(body, companyContextOf(context)),
    getOFPartTreeData: (body, { language }) => maker.listGroups(body, language),
    getOFSubPartTreeData: (body, { language }) => maker.listAssemblies(body, language),
    getTreeChildNodeCovOFPartData: (body, context) => maker.getPage(body, companyContextOf(context)),
    getVehiclePartByCovName: (body, context) => standard.findByName(body, companyContextOf(context)),
    getVehicleOFPartByCovName: (body, context) => maker.findByName(body, companyContextOf(context)),
    getVehicleCovPartByOe: (body, context) => standard.findByOe(body, companyContextOf(context)),
    getVehicleCovOFPartByOe: (body, context) => maker.findByOe(body, companyContextOf(context)),
  });
}
