import type { AssemblyLine } from './standard-assemblies.ts';

/** A group of four digits with its assemblies, or with the codes of its parts where it has none. */
export type MakerGroupLine = readonly [code: string, zh: string, en: string, beneath: string | readonly AssemblyLine[]];

/** A main group of two digits. */
export type MainGroupLine = readonly [code: string, zh: string, en: string, groups: readonly MakerGroupLine[]];
