import { useSearchParams } from 'react-router-dom';
import { type BrandPartPlace, queryOfBrandPart, readBrandPartPlace } from './brand-part-place.ts';

/** The screen's place in the URL, and a way to another one; a change of what is listed goes back to the first page. */
export function usePlace(): [BrandPartPlace, (change: Partial<BrandPartPlace>) => void] {
  const [params, setParams] = useSearchParams();
  const place = readBrandPartPlace(params);
  return [
    place,
    (change) => setParams(queryOfBrandPart({ ...place, page: 1, ...change }), { preventScrollReset: true }),
  ];
}
