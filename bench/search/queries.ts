import { readFileSync } from 'node:fs';
import papa from 'papaparse';

/** Queries made from how people write. Those of the set `held` are not tuned on. */
export type QuerySet = 'tune' | 'held';

interface Query {
  set: QuerySet;
  topic: string;
  query: string;
}

/** `families`: brand and family in English; `facts` such as `in=2019 d=1.4T`. Alternatives are separated by `|`. */
export type VehicleQuery = Query & { families: string; facts: string };
/** `vehicle`: car, ev or truck; `parts`: the standard names, or `absent` for a part that the vehicle does not have. */
export type PartQuery = Query & { vehicle: string; parts: string };
/** An empty `vin`: nothing may be found. */
export type VinQuery = Query & { vin: string; families: string };
/** A pasted message: the families of its vehicle, and its lines such as `前制动片*2;机油滤清器*-`. */
export type MessageQuery = Query & { families: string; parts: string };
/** OE numbers and announcement numbers: the keys that are right. */
export type NumberQuery = Query & { keys: string };
/** VINs in the history of the account that searches, and of another company. */
export type OwnVin = { owner: 'own' | 'other'; vin: string; vehicle: string };

export function readQueries<Row>(name: string): Row[] {
  const text = readFileSync(new URL(`queries/${name}.csv`, import.meta.url), 'utf8');
  return papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
}
