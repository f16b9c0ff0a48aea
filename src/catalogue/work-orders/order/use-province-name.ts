import { useProvince } from '../../shared/province/use-province.ts';

/** Returns a province's name in the page's language; its code until the names are loaded. */
export function useProvinceName(): (code: string) => string {
  const { provinces } = useProvince();
  return (code) => provinces.find(({ provinceCode }) => provinceCode === code)?.provinceName ?? code;
}
