import type { Language } from '../../../contract/codes.ts';
import type { FitCounts } from '../../../contract/fit-reports/schemas.ts';
import type { AnswerValues, CarFacts } from './car-facts.ts';

/** A verdict of the shop's own about a number in this vehicle. */
export interface Correction {
  verdict: 'fits' | 'misfit';
  /** ISO date. */
  dated: string;
}

export interface Source {
  name: string;
  dataVersion: string;
}

/** Whose parts are looked up: the cars that it can be, and what is known of them. */
export interface FitSubject {
  language: Language;
  /** Name of the vehicle group that has the parts book. */
  groupName: string;
  /** One, or all that the VIN leaves; never empty. */
  cars: readonly CarFacts[];
  answers: AnswerValues;
  /** When each answer was given, by key. ISO date. */
  answeredOn: ReadonlyMap<string, string>;
  /** By number. */
  corrections: ReadonlyMap<number, Correction>;
  reports: ReadonlyMap<number, FitCounts>;
  sourceOf(row: { sourceId: number; catalogueVersion: number | null }): Source;
}
