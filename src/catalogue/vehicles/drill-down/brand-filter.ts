import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import type { Brand } from '../../../contract/vehicles/schemas.ts';

/**
 * The brands that a typed text means: by name or code, either way round, for a VIN names the maker (上汽大众) and the
 * catalogue the brand (大众). An empty text means all of them.
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
