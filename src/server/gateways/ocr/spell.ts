import { CHARACTERS, MARK, NOTHING } from './line-model.ts';

interface Span {
  from: number;
  to: number;
  kind: number;
}

/** The likeliest way that exactly `count` characters stand in the line, with nothing or marks around and between them. */
export function spell(seen: readonly Float32Array[], count: number): { spans: Span[]; fit: number } | undefined {
  const steps = seen.length;
  if (steps < count * 2) return undefined;
  const kinds = CHARACTERS.length + 1;
  const size = (count + 1) * kinds;
  let score = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
  score[0] = 0;
  const origins: Int32Array[] = [];
  for (const place of seen) {
    const next = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
    const origin = new Int32Array(size).fill(-1);
    let bestBefore = -1;
    for (let had = 0; had <= count; had += 1) {
      const base = had * kinds;
      let best = base;
      for (let kind = 0; kind < kinds; kind += 1) {
        const state = base + kind;
        if ((score[state] as number) > (score[best] as number)) best = state;
        const log = Math.log(
          (kind === NOTHING ? (place[NOTHING] ?? 0) + (place[MARK] ?? 0) : (place[kind] ?? 0)) + 1e-5,
        );
        let from = state;
        if (kind !== NOTHING && bestBefore >= 0) {
          // The same character again needs a gap before it.
          const before = bestBefore - (base - kinds) === kind ? base - kinds : bestBefore;
          if ((score[before] as number) > (score[from] as number)) from = before;
        }
        next[state] = (score[from] as number) + log;
        origin[state] = from;
      }
      // After a character nothing may come.
      const gap = Math.log((place[NOTHING] ?? 0) + (place[MARK] ?? 0) + 1e-5);
      if ((score[best] as number) + gap > (next[base] as number)) {
        next[base] = (score[best] as number) + gap;
        origin[base] = best;
      }
      bestBefore = best;
    }
    score = next;
    origins.push(origin);
  }
  const last = count * kinds;
  let state = last;
  for (let kind = 0; kind < kinds; kind += 1)
    if ((score[last + kind] as number) > (score[state] as number)) state = last + kind;
  const fit = (score[state] as number) / steps;
  if (!Number.isFinite(fit)) return undefined;
  const spans: Span[] = [];
  for (let step = steps - 1; step >= 0; step -= 1) {
    const kind = state % kinds;
    const had = Math.floor(state / kinds);
    const before = origins[step]?.[state] ?? -1;
    if (kind !== NOTHING) {
      const open = spans[0];
      if (open !== undefined && open.from === step + 1 && had === count - spans.length + 1) open.from = step;
      else spans.unshift({ from: step, to: step, kind });
    }
    state = before;
  }
  return { spans, fit };
}
