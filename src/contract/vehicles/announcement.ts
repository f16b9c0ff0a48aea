import { stripInvisible, toHalfWidthUpper } from '../half-width.ts';
import { numberIn } from './number-label.ts';

/** Vehicle class by the class digit of an announcement number (GB 9417). */
export type AnnouncementClass = 'cargo' | 'tipper' | 'tractor' | 'special' | 'bus' | 'car' | 'other';

export type Announcement = {
  /** Normalised search key. */
  key: string;
  /** Two to four letters of the manufacturer, such as FV or ZZ. */
  enterprise: string;
  classDigit: string;
  vehicleClass: AnnouncementClass;
  /** Two digits: tonnes for trucks, metres (tenths below ten) for buses, tenths of a litre for cars. */
  mainParameter: string;
  /** Serial digit of the product. */
  serial: string;
  /** Variant suffix; may be empty. */
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
 * The search key of an announcement number or factory code: upper case, half width, without a label, Chinese words
 * beside it, spaces and dashes (BJ5049CCY-A1 and BJ5049CCYA1 are the same vehicle).
 */
export function normaliseAnnouncement(text: string): string {
  const plain = stripInvisible(numberIn(toHalfWidthUpper(text))).replace(/[\p{Pd}\u2212]/gu, '');
  return plain.slice(plain.lastIndexOf('牌') + 1);
}

const MISTYPED = /^[A-Z]{2,4}[1-7][\dOIL]{3,4}[A-Z][A-Z0-9]{2,}$/;

/** True for an announcement number with letters for digits: CAF72O5FSL6. The search corrects them. */
export function isMistypedAnnouncement(text: string): boolean {
  return MISTYPED.test(normaliseAnnouncement(text));
}

/** True for a normalised text in the form of an announcement number. */
export function isAnnouncement(text: string): boolean {
  return SHAPE.test(normaliseAnnouncement(text));
}

/** Parses an announcement number; undefined for any other text. */
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
