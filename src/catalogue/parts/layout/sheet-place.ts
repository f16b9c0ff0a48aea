export const SHEET_PLACES = ['low', 'half', 'full'] as const;
export type SheetPlace = (typeof SHEET_PLACES)[number];

/** How much of the screen the list takes in each place. */
export const SHARES: Readonly<Record<SheetPlace, number>> = { low: 0.14, half: 0.48, full: 1 };

/** A flick faster than this goes on to the next place, in shares of the screen a second. */
const FLICK = 0.8;

/** Where the sheet comes to rest when it is let go at a share of the screen; speed is upward. */
export function restingPlace(share: number, speed: number): SheetPlace {
  const ahead = share + Math.sign(speed) * (Math.abs(speed) > FLICK ? 0.3 : 0);
  return SHEET_PLACES.reduce((best, place) =>
    Math.abs(SHARES[place] - ahead) < Math.abs(SHARES[best] - ahead) ? place : best,
  );
}

/** What the handle's button leads to. */
export function toggledPlace(place: SheetPlace): SheetPlace {
  return place === 'full' ? 'half' : place === 'half' ? 'full' : 'half';
}
