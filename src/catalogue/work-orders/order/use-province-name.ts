import { useProvince } from '../../shared/province/use-province.ts';

/** Names a province by its code, in the page's language; until the names are known, by the code itself. */
export function useProvinceName(): (code: string) => string {
  const { provinces } = useProvince();
  return (code) => provinces.find(({ provinceCode }) => provinceCode === code)?.provinceName ?? code;
}
