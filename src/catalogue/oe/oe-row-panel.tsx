import type { OePart } from '../../contract/parts.ts';
import type { OePanel } from './oe-place.ts';
import { ReplacementChain } from './replacement-chain.tsx';
import { WhereUsed } from './where-used-list.tsx';

export function OeRowPanel({ part, panel }: { part: OePart; panel: OePanel }) {
  const number = { oe: part.searchOe, brandId: part.priceBrandId };
  return panel === 'used' ? <WhereUsed {...number} /> : <ReplacementChain {...number} />;
}
