import type { partCalls } from '../../../contract/parts/calls.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { type BookRows, createCovTree, groupSupportOf } from './service.ts';

export function commercialRoutes({ db, books }: { db: Database; books: BookRows }) {
  const standard = createCovTree('B', db, books);
  const maker = createCovTree('OF', db, books);
  return handlersOf<typeof partCalls>()({
    getIsShowOFTree: async ({ vehicleId }) => ({ groupSupport: await groupSupportOf(db, vehicleId) }),
    getBPartTreeData: (body, { language }) => standard.listGroups(body, language),
    getTreeNodeChild: (body, { language }) => standard.listAssemblies(body, language),
    getTreeNodeCovPartData: (body, { language }) => standard.getGroupPage(body, language),
    getTreeChildNodeCovPartData: (body, { language }) => standard.getPage(body, language),
    getOFPartTreeData: (body, { language }) => maker.listGroups(body, language),
    getOFSubPartTreeData: (body, { language }) => maker.listAssemblies(body, language),
    getTreeChildNodeCovOFPartData: (body, { language }) => maker.getPage(body, language),
    getVehiclePartByCovName: (body, { language }) => standard.findByName(body, language),
    getVehicleOFPartByCovName: (body, { language }) => maker.findByName(body, language),
    getVehicleCovPartByOe: (body, { language }) => standard.findByOe(body, language),
    getVehicleCovOFPartByOe: (body, { language }) => maker.findByOe(body, language),
  });
}
