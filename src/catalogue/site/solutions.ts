import type { IconName } from '../../ui/icon.tsx';
import { links } from '../shared/navigation/paths.ts';

interface Solution {
  id: string;
  icon: IconName;
  /** Link to the trade's first screen. */
  start: string;
}

/** The solutions per trade, in the order of the page. */
export const solutions: readonly Solution[] = [
  { id: 'repair', icon: 'car', start: links.inquire() },
  { id: 'trade', icon: 'list', start: links.oeBatch() },
  { id: 'agent', icon: 'user', start: links.inquire() },
  { id: 'fleet', icon: 'truck', start: links.drillDown({ type: 'B' }) },
  { id: 'insurer', icon: 'warning', start: links.inquire() },
  { id: 'software', icon: 'swap', start: links.service() },
];

export const solutionLinks: readonly string[] = solutions.map(({ id }) => links.solution(id));

/** Keys of each solution's benefits, in the order of the page. */
export const points = ['one', 'two', 'three', 'four'] as const;
