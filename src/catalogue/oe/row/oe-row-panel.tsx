import type { OePart } from '../../../contract/oe/schemas.ts';
import { DEFAULT_PROVINCE } from '../../../contract/provinces/rules.ts';
import { NumberPrices } from '../../shared/prices/number-prices.tsx';
import { useProvince } from '../../shared/province/use-province.ts';
import { isSampleNumber } from '../../shared/site/is-sample-number.ts';
import type { OePanel } from '../oe-state.ts';
import { ReplacementChain } from './replacement-chain.tsx';
import { WhereUsed } from './where-used-list.tsx';

export function OeRowPanel({ part, panel }: { part: OePart; panel: OePanel }) {
  const { province } = useProvince();
  const number = { oe: part.searchOe, brandId: part.priceBrandId };
  if (panel === 'used') return <WhereUsed {...number} />;
  if (panel === 'chain') return <ReplacementChain {...number} />;
  return <NumberPrices part={part} province={province ?? DEFAULT_PROVINCE} isSample={isSampleNumber(part)} />;
}
