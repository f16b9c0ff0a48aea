import type { PrintedOe } from '../part-columns.ts';
import { currentNumbersOf, type ReplacementLink } from './replacement-chain.ts';
import { shownOes } from './shown-oe.ts';

/** An element of SUCCESSOR_LINKS: a link with its newer number. */
export interface SuccessorLink extends Omit<ReplacementLink, 'note'> {
  isLive: boolean;
  printed: PrintedOe;
}

interface Superseded {
  oeId: number;
  isDiscontinued: boolean;
  successorLinks: readonly SuccessorLink[] | null;
}

/** The numbers to order instead, at the end of the chain, in their brands' formats; none if the number is current. */
export function successorsOf({ oeId, isDiscontinued, successorLinks }: Superseded): string[] {
  if (successorLinks === null) return [];
  const newer = new Map(successorLinks.map((link) => [link.newOeId, link]));
  const current = currentNumbersOf({
    oeId,
    links: successorLinks.map((link) => ({ ...link, note: '' })),
    isLive: (id) => (id === oeId ? !isDiscontinued : newer.get(id)?.isLive === true),
  });
  return current.includes(oeId)
    ? []
    : shownOes(
        current.flatMap((id) => {
          const link = newer.get(id);
          return link === undefined ? [] : [link.printed];
        }),
      );
}
