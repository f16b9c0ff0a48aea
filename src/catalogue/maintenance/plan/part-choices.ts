import { groupBy } from '../../../contract/group-by.ts';
import type { MaintainProject } from '../../../contract/maintenance/schemas.ts';
import type { Part } from '../../../contract/parts/schemas.ts';

/** One place of the parts book, and the numbers that may stand there: one, unless the vehicle is not known closely. */
export interface PartChoice {
  key: string;
  options: readonly Part[];
}

/** The places of a project's parts, each with its alternatives in the book's order. */
export function partChoices({ partList }: Pick<MaintainProject, 'partList'>): PartChoice[] {
  const choices = groupBy(partList, ({ stdPartCode, orderNo }) => `${stdPartCode}/${orderNo}`);
  return [...choices].map(([key, options]) => ({ key, options }));
}

/** The chosen number of each place: the user's where there is one, else the book's first. */
export function chosenParts(choices: readonly PartChoice[], oeIds: readonly number[]): Part[] {
  return choices.flatMap(({ options }) => options.find(({ oeId }) => oeIds.includes(oeId)) ?? options[0] ?? []);
}
