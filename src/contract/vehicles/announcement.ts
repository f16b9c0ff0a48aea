import { halfWidthUpper, withoutUnseen } from '../half-width.ts';

/** What the class digit of an announcement number says of the vehicle (GB 9417). */
export type AnnouncementClass = 'cargo' | 'tipper' | 'tractor' | 'special' | 'bus' | 'car' | 'other';

export type Announcement = {
  /** The whole search key. */
  key: string;
  /** Two to four letters of the enterprise, such as FV or ZZ. */
  enterprise: string;
  classDigit: string;
  vehicleClass: AnnouncementClass;
  /** Two digits: tonnes of trucks, metres (or tenths below ten) of buses, tenths of a litre of cars. */
  mainParameter: string;
  /** The product's serial digit. */
  serial: string;
  /** What the maker adds for variants; may be empty. */
  suffix: string;
};

const CLASSES: ReadonlyMap<string, AnnouncementClass> = new Map([
  ['1', 'cargo'],
  ['3', 'tipper'],
  ['4', 'tractor'],
  ['5', 'special'],
  ['6', 'bus'],
  ['7', 'car'],
]);

const SHAPE = /^[A-Z]{2,4}[1-9]\d{3,4}[A-Z0-9]*(\/[A-Z0-9]+)?$/;
const PARTS = /^([A-Z]{2,4})([1-9])(\d{2})(\d)(.*)$/;

/**
 * One search key for announcement numbers and factory codes: upper case, half width, without the brand that ends in 牌,
 * without spaces and dashes (makers write BJ5049CCY-A1 and BJ5049CCYA1 for the same vehicle).
 */
export function normaliseAnnouncement(text: string): string {
  const plain = withoutUnseen(halfWidthUpper(text)).replace(/[\p{Pd}\u2212]/gu, '');
  return plain.slice(plain.lastIndexOf('牌') + 1);
}

/** Whether the text, once normalised, has the shape of an announcement number. */
export function isAnnouncement(text: string): boolean {
  return SHAPE.test(normaliseAnnouncement(text));
}

/** The parts of an announcement number; undefined for any other text. */
export function parseAnnouncement(text: string): Announcement | undefined {
  const key = normaliseAnnouncement(text);
  if (!SHAPE.test(key)) return undefined;
  const [, enterprise = '', classDigit = '', mainParameter = '', serial = '', suffix = ''] = PARTS.exec(key) ?? [];
  return {
    key,
    enterprise,
    classDigit,
    vehicleClass: CLASSES.get(classDigit) ?? 'other',
    mainParameter,
    serial,
    suffix,
  };
}
