import type { ResultOf } from '../../../src/contract/call.ts';
import type { provinceCalls } from '../../../src/contract/provinces/calls.ts';
import type { Province } from '../../../src/contract/provinces/schemas.ts';

type Provinces = ResultOf<typeof provinceCalls.getProvince>;

const BEIJING: Province = { provinceCode: '110000', provinceName: '北京市', region: 'north', selected: true };
export const SHANGHAI: Province = { provinceCode: '310000', provinceName: '上海市', region: 'east', selected: false };

/** The provinces of an account; by default Beijing only. */
export function provincesOf(given: Partial<Provinces> = {}): Provinces {
  const code = given.province ?? '110000';
  return {
    province: code,
    codes: { oe: code, tree: code, crash: code, covtree: code, defaultVal: code, remoteVal: null },
    ipAscRegion: null,
    provinces: [BEIJING],
    paid: [],
    tips: false,
    ...given,
  };
}
