import { Refusal } from '../../src/server/platform/errors.ts';
import { type Figures, quantile } from '../print-table.ts';
import type { QuerySet } from './queries.ts';

export interface Verdict {
  isFound: boolean;
  isFirst: boolean;
}

export interface Score extends Verdict {
  kind: string;
  set: QuerySet;
  topic: string;
  query: string;
  ms: number;
}

interface Query {
  set: QuerySet;
  topic: string;
  query: string;
}

/** Runs each query once to warm the caches up, and a second time to measure it. */
export async function scoreAll<Row extends Query>(
  kind: string,
  rows: readonly Row[],
  judge: (row: Row) => Promise<Verdict>,
): Promise<Score[]> {
  const scores: Score[] = [];
  for (const row of rows) {
    const startedAt = performance.now();
    const verdict = await judge(row);
    const ms = performance.now() - startedAt;
    scores.push({ kind, set: row.set, topic: row.topic, query: row.query, ms, ...verdict });
  }
  return scores;
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Shares and times by kind and set, and by topic of a kind. */
export function figuresOf(scores: readonly Score[]): Figures {
  const figures: Figures = {};
  const add = (name: string, some: readonly Score[]) => {
    if (some.length === 0) return;
    const found = some.filter(({ isFound }) => isFound).length;
    const first = some.filter(({ isFirst }) => isFirst).length;
    const times = some.map(({ ms }) => ms);
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)].map((ms) => ms.toFixed(1));
    figures[name] =
      `${some.length} queries: found ${percent(found, some.length)}, right first ${percent(first, some.length)}; p50 ${p50} ms, p95 ${p95} ms`;
  };
  const kinds = [...new Set(scores.map(({ kind }) => kind))];
  for (const kind of kinds) {
    const ofKind = scores.filter((score) => score.kind === kind);
    add(
      `${kind}, held out`,
      ofKind.filter(({ set }) => set === 'held'),
    );
    add(`${kind}, all`, ofKind);
    for (const topic of new Set(ofKind.map(({ topic }) => topic))) {
      add(
        `  ${kind}: ${topic}`,
        ofKind.filter((score) => score.topic === topic),
      );
    }
  }
  add(
    'all, held out',
    scores.filter(({ set }) => set === 'held'),
  );
  add('all', scores);
  return figures;
}

/** The result of a search, or undefined if it is refused because nothing was found. */
export async function orNothing<Result>(search: () => Promise<Result> | Result): Promise<Result | undefined> {
  try {
    return await search();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
