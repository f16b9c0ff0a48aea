import { groupBy } from '../../../contract/group-by.ts';
import type { MaintainProject } from '../../../contract/maintenance/schemas.ts';
import type { Part } from '../../../contract/parts/schemas.ts';

/** One callout of the parts book with its alternative numbers; more than one if the vehicle is not exactly known. */
export interface PartChoice {
  key: string;
  options: readonly Part[];
}

/** The choices of a project's parts, with alternatives in the book's order. */
export function partChoices({ partList }: Pick<MaintainProject, 'partList'>): PartChoice[] {
  const choices = groupBy(partList, ({ stdPartCode, orderNo }) => `${stdPartCode}/${orderNo}`);
  return [...choices].map(([key, options]) => ({ key, options }));
}

/** The chosen number of each choice: the user's, else the book's first. */
export function chosenParts(choices: readonly PartChoice[], oeIds: readonly number[]): Part[] {
  return choices.flatMap(({ options }) => options.find(({ oeId }) => oeIds.includes(oeId)) ?? options[0] ?? []);
}
