/** What of the parts screen stands in its link. */
export interface Place {
  vehicleId: number | undefined;
  vin: string | undefined;
  /** The assembly shown. */
  node: number | undefined;
  /** The selected callouts. */
  callouts: readonly string[];
  /** The part whose panel is open, by its oeId. */
  part: number | undefined;
  /** Rows that are not for this vehicle are listed as well. */
  isAllShown: boolean;
}

export type PlaceChange = Partial<Pick<Place, 'node' | 'callouts' | 'part' | 'isAllShown'>>;

export function placeOf(search: string): Place {
  const params = new URLSearchParams(search);
  return {
    vehicleId: idIn(params.get('vehicleId')),
    vin: params.get('vin')?.trim() || undefined,
    node: idIn(params.get('node')),
    callouts: calloutsIn(params.get('callout') ?? ''),
    part: idIn(params.get('part')),
    isAllShown: params.get('all') === '1',
  };
}

/** The query of the link after a change; whatever else stands in it stays. */
export function searchAfter(search: string, change: PlaceChange): string {
  const params = new URLSearchParams(search);
  const put = (name: string, value: string) => (value === '' ? params.delete(name) : params.set(name, value));
  if ('node' in change) put('node', String(change.node ?? ''));
  if ('callouts' in change) put('callout', (change.callouts ?? []).join(','));
  if ('part' in change) put('part', String(change.part ?? ''));
  if ('isAllShown' in change) put('all', change.isAllShown === true ? '1' : '');
  // Commas may stand in a query as they are, and links are read by people.
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

/** The selection after a click on a callout: it alone, or added to and taken from what is selected. */
export function selectionAfter(selected: readonly string[], callout: string, isAdding: boolean): string[] {
  if (!isAdding) return [callout];
  return selected.includes(callout) ? selected.filter((other) => other !== callout) : [...selected, callout];
}

function idIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

function calloutsIn(text: string): string[] {
  return [...new Set(text.split(',').map((piece) => piece.trim()))].filter((piece) => piece !== '');
}
