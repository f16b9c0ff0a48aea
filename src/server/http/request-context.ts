import type { Language } from '../../contract/codes.ts';
import type { Platform } from '../../contract/platform.ts';

/** Who is signed in, as every node sees it within a second of a change. */
export interface Session {
  tokenHash: string;
  userId: number;
  roleId: number;
  roleValue: number;
  acctLevel: number;
  parentId: number | null;
  /** Of a sub account: odd draws on the main account's lookups, even on its own. */
  dctType: number;
  agencyCode: string | null;
  powers: ReadonlySet<string>;
  /** 256 bits in hex: catalogue results are sealed under it. */
  secretKey: string;
}

/** One request as its handler sees it. */
export interface Visit {
  platform: Platform;
  language: Language;
  /** The client's network address. */
  address: string;
  /** The browser's name for itself; empty where it gave none. */
  userAgent: string;
  /** Of the picture that the client says it was shown last; null where it says nothing of the kind. */
  captchaId: string | null;
  /** Scheme and host that the client asked. */
  origin: string;
  session: Session | null;
}

export interface SignedVisit extends Visit {
  session: Session;
}

/** A file that came with a call: its name as the sender gave it, and at most the call's `maxBytes`. */
export interface UploadedFile {
  name: string;
  bytes: Buffer;
}
