import type { Definition, PublishedInterface, RetiredInterface } from '../../../contract/api-services/definition.ts';
import { PREVIEW_PAGE } from '../../../contract/api-services/interfaces/rules.ts';
import type { FieldRules } from '../../../contract/api-services/wire.ts';
import type { Language } from '../../../contract/codes.ts';
import type { Session } from '../../http/request-context.ts';
import { ttlValue } from '../../platform/caches/ttl-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import { definitionInLanguage } from '../definitions/definition-in-language.ts';
import { errorCodeRows } from '../interfaces/error-code-list.ts';
import { getPreview, listPreviews, previewScope } from '../interfaces/previews.ts';
import { listVersions } from '../interfaces/version-documents.ts';
import { readInterfaceHealth } from '../usage/interface-health.ts';
import type { DocumentedInterface, DocumentSource } from './documented.ts';

/** What a customer may do with an interface, as its documents need it. */
interface Access {
  source: 'customer' | 'class' | 'default';
  isAllowed: boolean;
  fieldRules: FieldRules;
}

export interface ReaderDependencies {
  db: Database;
  listPublished(): Promise<readonly PublishedInterface[]>;
  listRetired(): Promise<readonly RetiredInterface[]>;
  findAccess(userId: number, code: string): Promise<Access | undefined>;
  visibleDefinition(definition: Definition, rules: FieldRules): Definition;
}

export interface Reader {
  session: Session | null;
  language: Language;
  origin: string;
}

const CHANGES_MAX = 200;
const CHANGES_TTL_MS = 5_000;
const HEALTH_TTL_MS = 60_000;

/** Reads what documents are folded from, for one reader. */
export function createDocumentReader(dependencies: ReaderDependencies) {
  const { db, listPublished } = dependencies;
  const listChanges = ttlValue(
    async () => (await listVersions(db.sql, { pageNum: 1, pageSize: CHANGES_MAX, filters: {} })).rows,
    { ttlMs: CHANGES_TTL_MS },
  );
  const readHealth = ttlValue(() => readInterfaceHealth(db.sql), { ttlMs: HEALTH_TTL_MS });

  return {
    /** @param previewed the code of a published interface that is to be shown as its next version */
    async read({ session, language, origin }: Reader, previewed?: string): Promise<DocumentSource> {
      const published = await listPublished();
      const own = session === null ? published : await listOwn(dependencies, published, session);
      const previews = session === null ? [] : await listOwnPreviews(db, session, previewed);
      const isPreviewed = new Set(previews.map(({ code }) => code));
      const interfaces = [...own.filter(({ code }) => !isPreviewed.has(code)), ...previews].map((one) => ({
        ...one,
        definition: definitionInLanguage(one.definition, language),
      }));
      const isEnglish = language === 'en';
      const retired = await listOwnRetired(dependencies, session);
      const known = new Set([...interfaces, ...retired].map(({ code }) => code));
      return {
        language,
        origin,
        interfaces,
        retired,
        errorCodes: errorCodeRows.map(({ code, httpStatus, isCharged, ...texts }) => ({
          code,
          status: httpStatus,
          isCharged,
          message: isEnglish ? texts.meaningEn : texts.meaning,
          advice: isEnglish ? texts.remedyEn : texts.remedy,
        })),
        commonCodes: errorCodeRows.filter(({ isGeneral }) => isGeneral).map(({ code }) => code),
        changes: (await listChanges())
          .filter(({ code }) => known.has(code))
          .map(({ code, version, publishedAt, notes, notesEn }) => ({
            code,
            version,
            publishedAt,
            notes: isEnglish ? notesEn : notes,
          })),
        health: await readHealth(),
      };
    },
  };
}

export type DocumentReader = ReturnType<typeof createDocumentReader>;

/** Without the interfaces that are refused to the customer, and without the fields that are absent for it. */
async function listOwn(
  { findAccess, visibleDefinition }: ReaderDependencies,
  published: readonly PublishedInterface[],
  { userId, parentId }: Session,
): Promise<PublishedInterface[]> {
  const customerId = parentId ?? userId;
  const own = await Promise.all(
    published.map(async (one) => {
      const access = await findAccess(customerId, one.code);
      if (access === undefined) return [one];
      if (isRefused(access)) return [];
      return [{ ...one, definition: visibleDefinition(one.definition, access.fieldRules) }];
    }),
  );
  return own.flat();
}

/** By default all documents are public, also those of interfaces that have to be bought. */
const isRefused = ({ isAllowed, source }: Access) => !isAllowed && source !== 'default';

/** Without the interfaces that were refused to the customer. */
async function listOwnRetired({ listRetired, findAccess }: ReaderDependencies, session: Session | null) {
  const retired = await listRetired();
  if (session === null) return retired;
  const accesses = await Promise.all(retired.map(({ code }) => findAccess(session.parentId ?? session.userId, code)));
  return retired.filter((_, index) => {
    const access = accesses[index];
    return access === undefined || !isRefused(access);
  });
}

/** Interfaces that were never published and that the user may preview, and the next version of `previewed`. */
async function listOwnPreviews(
  db: Database,
  session: Session,
  previewed: string | undefined,
): Promise<DocumentedInterface[]> {
  const scope = previewScope(session, PREVIEW_PAGE);
  const wanted = (await listPreviews(db.sql, scope)).filter(
    ({ code, status }) => status === 'draft' || code.toLowerCase() === previewed?.toLowerCase(),
  );
  const previews = await Promise.all(wanted.map(({ code }) => getPreview(db.sql, scope, code)));
  return previews.map(({ updatedAt, version, ...preview }) => ({
    ...preview,
    version: (version ?? 0) + 1,
    status: 'draft',
    publishedAt: updatedAt,
    deprecatedAt: null,
    sunsetOn: null,
    replacementCode: null,
  }));
}
