import { useState } from 'react';
import type { Resource } from '../resource.ts';

const keyOf = ({ name }: Resource) => `epc.columns.${name}`;

/** The fields that a list shows, as they were chosen in this browser. A field that is no column any more is dropped. */
export function useColumns(resource: Resource) {
  const [chosen, setChosen] = useState(() => loadColumns(resource));
  const choose = (fields: readonly string[]) => {
    localStorage.setItem(keyOf(resource), JSON.stringify(fields));
    setChosen(fields);
  };
  return { columns: resource.columns.filter(({ field }) => chosen.includes(field)), choose };
}

function loadColumns(resource: Resource): readonly string[] {
  const fields = resource.columns.map(({ field }) => field);
  const usual = resource.columns.filter(({ isOptional }) => isOptional !== true).map(({ field }) => field);
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(resource)) ?? 'null');
    const known = Array.isArray(kept) ? fields.filter((field) => kept.includes(field)) : [];
    return known.length === 0 ? usual : known;
  } catch {
    return usual;
  }
}
