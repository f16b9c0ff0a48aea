import type { Calls } from '../../contract/index.ts';
import { DEFAULT_PROVINCE, ProvinceCode } from '../../contract/provinces.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import type { Handlers } from '../serve.ts';
import { provinces } from './provinces.ts';

type ProvinceCalls = Pick<Calls, 'getProvince' | 'iKnowProvince' | 'modifyProvince'>;

/** The account's own price province, and whether it is still to be told of it. */
export function provinceRoutes({ db }: { db: Database }): Handlers<ProvinceCalls> {
  const change = async (userId: number, values: { provinceCode?: string; hasProvinceTip?: boolean }) => {
    await db.sql.updateTable('account').set(values).where('userId', '=', userId).execute();
    return null;
  };
  return {
    async getProvince(_body, { session, language }) {
      const account = await db.sql
        .selectFrom('account')
        .select(['provinceCode', 'hasProvinceTip'])
        .where('userId', '=', session.userId)
        .executeTakeFirst();
      if (account === undefined) throw new Refusal('900404');
      // The column is free text: a code that has gone out of use falls back to the default.
      const selected = ProvinceCode.catch(DEFAULT_PROVINCE).parse(account.provinceCode);
      return {
        province: selected,
        provinces: provinces.map(({ code, zh, en, region }) => ({
          provinceCode: code,
          provinceName: language === 'en' ? en : zh,
          region,
          selected: code === selected,
        })),
        tips: account.hasProvinceTip,
      };
    },
    iKnowProvince: (_body, { session }) => change(session.userId, { hasProvinceTip: false }),
    modifyProvince: ({ provinceCode }, { session }) => change(session.userId, { provinceCode }),
  };
}
