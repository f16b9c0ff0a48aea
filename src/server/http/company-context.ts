import type { Language } from '../../contract/codes.ts';
import type { AuthedContext, Session } from './request-context.ts';

/** For whom a catalogue call answers: what a company knows of its vehicles holds for all its accounts. */
export interface CompanyContext {
  language: Language;
  /** The main account. */
  companyId: number;
}

export function companyContextOf({ language, session }: Pick<AuthedContext, 'language' | 'session'>): CompanyContext {
  return { language, companyId: companyOf(session) };
}

/** The main account of a session's account. */
export function companyOf({ userId, acctLevel, parentId }: Pick<Session, 'userId' | 'acctLevel' | 'parentId'>): number {
  return acctLevel !== 0 && parentId !== null ? parentId : userId;
}
