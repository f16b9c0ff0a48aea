import { z } from 'zod';
import { crud } from '../crud.ts';
import { platforms } from '../platform.ts';
import { Package, PriceFen } from './package-schemas.ts';

export const packages = crud('package', {
  item: Package,
  id: 'packageId',
  nameField: 'packageName',
  input: Package.omit({ packageId: true }).extend({
    packageNameEn: z.string().max(60).default(''),
    formerPriceFen: PriceFen.nullable().default(null),
    platform: z.enum(['all', ...platforms]).default('all'),
    isOnSale: z.boolean().default(true),
    isOnce: z.boolean().default(false),
    packageOrder: Package.shape.packageOrder.optional(),
    description: z.string().max(400).default(''),
    descriptionEn: z.string().max(400).default(''),
  }),
  filters: Package.pick({
    packageName: true,
    vehicleClass: true,
    kind: true,
    priceFen: true,
    platform: true,
    isOnSale: true,
  }),
  power: '/manager/package',
  editVerb: 'update',
  orderField: 'packageOrder',
  importKey: ['packageName'],
});
