/** What models are called outside China, and the catalogue's words. Importers order parts of Chinese models by these names. */
const exportNames: readonly (readonly [abroad: string, catalogued: string])[] = [
  ['atto ?3', 'yuan plus'],
  ['coolray', 'binyue'],
  ['monjaro', 'xingyue l'],
  ['tiggo ?4', 'tiggo 5x'],
  ['jazz', 'fit'],
  ['sentra', 'sylphy'],
  ['almera', 'sunny'],
  ['rogue', 'xtrail'],
  ['micra', 'march'],
  ['rio', 'k2'],
  ['forte', 'k3'],
  ['optima', 'k5'],
  ['accent', 'verna'],
  ['optra|lacetti', 'excelle'],
  ['insignia', 'regal'],
  ['mokka', 'encore'],
  ['atlas', 'teramont'],
];

export const exportAliases: readonly (readonly [written: RegExp, catalogued: string])[] = exportNames.map(
  ([abroad, catalogued]) => [new RegExp(`\\b(?:${abroad})\\b`, 'g'), catalogued] as const,
);
