import type { documentCalls } from '../../../contract/api-services/documents/calls.ts';
import type { ResultOf } from '../../../contract/call.ts';

export type SearchEntry = ResultOf<typeof documentCalls.documentSearch>['entries'][number];

const SHOWN_MAX = 12;

/** The entries that hold every word of the query, those with a match in their title first. */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, SHOWN_MAX)
    .map(({ entry }) => entry);
}

/** 0 unless every word occurs; a whole title is worth most, then its beginning, then a part of it. */
function scoreOf({ title, text, page }: SearchEntry, words: readonly string[]): number {
  const inTitle = title.toLowerCase();
  const elsewhere = `${page} ${text}`.toLowerCase();
  const scores = words.map((word) => {
    if (inTitle === word) return 8;
    if (inTitle.startsWith(word)) return 5;
    if (inTitle.includes(word)) return 4;
    return elsewhere.includes(word) ? 1 : 0;
  });
  return scores.includes(0) ? 0 : scores.reduce((sum: number, score) => sum + score, 0);
}
