import type { AssemblyLine } from './standard-assemblies.ts';

/** A group of four digits with its assemblies, or with its part codes if it has no assemblies. */
export type MakerGroupLine = readonly [code: string, zh: string, en: string, beneath: string | readonly AssemblyLine[]];

/** A main group of two digits. */
export type MainGroupLine = readonly [code: string, zh: string, en: string, groups: readonly MakerGroupLine[]];
