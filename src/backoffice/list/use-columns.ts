import { useState } from 'react';
import type { Resource } from '../resource.ts';

const keyOf = ({ name }: Resource) => `epc.columns.${name}`;

/** The columns that the user chose, kept in local storage. Fields that are no longer columns are dropped. */
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
  const initial = resource.columns.filter(({ isOptional }) => isOptional !== true).map(({ field }) => field);
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(resource)) ?? 'null');
    const known = Array.isArray(stored) ? fields.filter((field) => stored.includes(field)) : [];
    return known.length === 0 ? initial : known;
  } catch {
    return initial;
  }
}
