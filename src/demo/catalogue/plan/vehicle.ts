import type { Group } from '../fleet/fleet.ts';

export interface Vehicle {
  readonly id: number;
  readonly group: Group;
  readonly modelYear: number;
  readonly gearbox: string;
  readonly drive: string;
  readonly cfg: string;
  readonly powerKw: number;
  readonly seats: number;
  readonly emission: string;
  readonly announcement: string | null;
  readonly factoryCode: string | null;
  /** ISO dates; open while it is built. */
  readonly producedFrom: string;
  readonly producedTo: string | null;
  /** Model-year characters from firstYear to lastYear lead to it. */
  readonly firstYear: number;
  readonly lastYear: number;
}
