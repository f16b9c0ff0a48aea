import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import type { Brand } from '../../../contract/vehicles/schemas.ts';

/**
 * The brands whose name or code matches a text, or whose name is part of it: a VIN gives the maker (上汽大众), the
 * catalogue the brand (大众). An empty text matches all.
 */
export function filterBrands(brands: readonly Brand[], typed: string): Brand[] {
  const text = fold(typed);
  if (text === '') return [...brands];
  return brands.filter(({ brandName, brandCode }) => {
    const name = fold(brandName);
    return name.includes(text) || fold(brandCode).startsWith(text) || (name.length > 1 && text.includes(name));
  });
}

function fold(text: string): string {
  return toHalfWidthUpper(text).replace(/[^\p{L}\p{N}]/gu, '');
}
