export const SHEET_POSITIONS = ['low', 'half', 'full'] as const;
export type SheetPosition = (typeof SHEET_POSITIONS)[number];

/** Share of the screen height in each position. */
export const SCREEN_SHARES: Readonly<Record<SheetPosition, number>> = { low: 0.14, half: 0.48, full: 1 };

/** A faster release snaps to the next position, in screen heights per second. */
const FLICK = 0.8;

/** The position that the sheet snaps to when released. Upward speed is positive. */
export function snapPosition(share: number, speed: number): SheetPosition {
  const ahead = share + Math.sign(speed) * (Math.abs(speed) > FLICK ? 0.3 : 0);
  return SHEET_POSITIONS.reduce((best, place) =>
    Math.abs(SCREEN_SHARES[place] - ahead) < Math.abs(SCREEN_SHARES[best] - ahead) ? place : best,
  );
}

/** The position after a click on the handle. */
export function togglePosition(place: SheetPosition): SheetPosition {
  return place === 'full' ? 'half' : place === 'half' ? 'full' : 'half';
}
