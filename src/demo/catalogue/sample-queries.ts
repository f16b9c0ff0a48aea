/** A sample query of the home page and the kind of its result. */
export interface SampleQuery {
  readonly kind: 'vin' | 'name' | 'announcement' | 'oe';
  readonly text: string;
  readonly shows:
    | 'oneVehicle'
    | 'severalVehicles'
    | 'truck'
    | 'importedWithoutCheckDigit'
    | 'electric'
    | 'family'
    | 'announcement'
    | 'part';
}

/** Queries with results in the demo catalogue of `RANDOM_SEED`. */
export const sampleQueries: readonly SampleQuery[] = [
  { kind: 'vin', text: 'LSVNA2CJ1K2113527', shows: 'oneVehicle' },
  { kind: 'vin', text: 'LFVAWAGD22G752447', shows: 'severalVehicles' },
  { kind: 'vin', text: 'LZZ1CLVBXMW682041', shows: 'truck' },
  { kind: 'vin', text: 'WBATA6107K9A52371', shows: 'importedWithoutCheckDigit' },
  { kind: 'vin', text: 'LRW3E7FA9MC204417', shows: 'electric' },
  { kind: 'name', text: '朗逸', shows: 'family' },
  { kind: 'name', text: '凯美瑞', shows: 'family' },
  { kind: 'announcement', text: 'FV7146BBDBG', shows: 'announcement' },
  { kind: 'announcement', text: 'ZZ4257V324HE1B', shows: 'announcement' },
  { kind: 'oe', text: '5Q0 615 301 C', shows: 'part' },
  { kind: 'oe', text: '04E 115 561 J', shows: 'part' },
  { kind: 'oe', text: '612692422999', shows: 'part' },
];
