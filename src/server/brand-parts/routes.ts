import type { brandPartCalls } from '../../contract/brand-parts/calls.ts';
import { oeKey } from '../../contract/oe/oe-number.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { brandsOfNumber, offersOfBrand } from './statements.ts';

interface BrandPartDependencies {
  db: Database;
  /** The number in its brand's format. */
  shown(number: { printed: string; key: string; style: string }): string;
}

/** Aftermarket parts that replace an OE number. @throws Refusal 100100 for an unknown number */
export function brandPartRoutes({ db, shown }: BrandPartDependencies) {
  return handlersOf<typeof brandPartCalls>()({
    getBrandPartList: async ({ oe, brandId }, { language }) => {
      const rows = await db.catalogue.run(brandsOfNumber, [language === 'en', oeKey(oe), brandId ?? null]);
      if (rows.length === 0) throw new Refusal('100100');
      return rows.flatMap((row) => (row.aftBrandId === null ? [] : [row]));
    },
    getBrandPartInfoList: async ({ oe, aftBrandId }, { language }) => {
      const rows = await db.catalogue.run(offersOfBrand, [language === 'en', oeKey(oe), null, aftBrandId]);
      if (rows.length === 0) throw new Refusal('100100');
      return rows.flatMap((row) => {
        if (row.aftPartId === null) return [];
        const oes = (row.oes ?? []).map(({ style, oe: printed, searchOe, ...number }) => ({
          ...number,
          searchOe,
          oe: shown({ printed, key: searchOe, style }),
        }));
        return [{ ...row, oes }];
      });
    },
  });
}
