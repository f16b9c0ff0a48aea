import type {
  InterfaceStatus,
  PublishedInterface,
  RetiredInterface,
} from '../../../contract/api-services/definition.ts';
import type { Language } from '../../../contract/codes.ts';
import type { InterfaceHealth } from '../usage/interface-health.ts';

/** A text for users in both languages. */
export interface Text {
  zh: string;
  en: string;
}

/** A code that an interface may answer with. */
export interface ErrorCodeNote {
  code: string;
  /** The HTTP status that it travels with. */
  status: number;
  message: string;
  isCharged: boolean;
  /** What the caller should do. */
  advice: string;
}

/** An interface that the reader may see; a draft only for users who preview it. */
export type DocumentedInterface = Omit<PublishedInterface, 'status'> & { status: InterfaceStatus };

/** A version of an interface that was published. */
export interface PublishedChange {
  code: string;
  version: number;
  /** ISO date. */
  publishedAt: string;
  /** In the reader's language; may be empty. */
  notes: string;
}

/** What documents are folded from, for one reader. */
export interface DocumentSource {
  language: Language;
  /** Scheme and host in addresses, samples and links; without a slash at its end. */
  origin: string;
  /** As the reader may use them: without fields that are absent for the reader. */
  interfaces: readonly DocumentedInterface[];
  /** Interfaces that the reader could see until they were turned off. */
  retired: readonly RetiredInterface[];
  errorCodes: readonly ErrorCodeNote[];
  /** Codes that every interface may answer with. */
  commonCodes: readonly string[];
  /** Newest first. */
  changes: readonly PublishedChange[];
  /** Keyed by interface code. An interface without calls has no entry. */
  health: ReadonlyMap<string, InterfaceHealth>;
}

export function textIn({ language }: Pick<DocumentSource, 'language'>, { zh, en }: Text): string {
  return language === 'en' ? en : zh;
}

export function nameOf({ definition }: DocumentedInterface, language: Language): string {
  return language === 'en' ? definition.nameEn : definition.name;
}

export function summaryOf({ definition }: DocumentedInterface, language: Language): string {
  return language === 'en' ? definition.summaryEn : definition.summary;
}

export function classNameOf({ className, classNameEn }: DocumentedInterface, language: Language): string {
  return language === 'en' ? classNameEn : className;
}

/** The notes of the codes that an interface may answer with, by code. */
export function errorCodesOf(source: DocumentSource, { definition }: DocumentedInterface): ErrorCodeNote[] {
  const codes = new Set([...definition.errorCodes, ...source.commonCodes]);
  return source.errorCodes.filter(({ code }) => codes.has(code)).sort((one, other) => (one.code < other.code ? -1 : 1));
}
