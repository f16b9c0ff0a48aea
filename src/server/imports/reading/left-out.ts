import type { ImportPlan } from '../../../contract/imports/import-plan.ts';
import type { SourceRow } from './import-source.ts';

const SAMPLES = 10;
const TEXT_MAX = 40;

/** Counts the rows that hold no data. A sample is a line with what it says, after the place of its table: `12 合计`. */
export function createLeftOut() {
  let count = 0;
  const samples: string[] = [];
  return {
    add(row: SourceRow, place?: string): void {
      count += 1;
      if (samples.length < SAMPLES) samples.push([place, sampleOf(row)].filter(Boolean).join(' '));
    },
    report: (): ImportPlan['leftOut'] => ({ count, samples }),
  };
}

function sampleOf({ line, cells }: SourceRow): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const text = filled.join(' ');
  return `${line} ${text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text}`;
}
