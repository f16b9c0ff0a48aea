import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { diffDefinitions } from '../../../contract/api-services/interfaces/definition-diff.ts';
import type { Language } from '../../../contract/codes.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import { actorOf, runChange } from '../../platform/audit/change.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { getInterface, getVersion } from '../interfaces/interface-repository.ts';
import type { ApiCaller } from '../operations/api-operation.ts';
import type { Operations } from '../operations/operations.ts';
import type { CheckDefinition } from './check-definition.ts';
import type { Lie } from './compare-parameters.ts';
import { publishInterface } from './publish.ts';
import { definitionOf } from './template.ts';

interface Dependencies {
  db: Database;
  operations: Operations;
  checkDefinition: CheckDefinition;
}

/** From a draft to what is served. */
export function definitionRoutes({ db, operations, checkDefinition }: Dependencies) {
  return handlersOf<typeof interfaceCalls>()({
    operationList(_body, { language }) {
      const isEnglish = language === 'en';
      const rows = operations.list().map(({ code, document: { name, nameEn, summary, summaryEn } }) => ({
        operation: code,
        name: isEnglish ? nameEn : name,
        summary: isEnglish ? summaryEn : summary,
      }));
      return { rows };
    },
    interfaceTemplate({ operation, classId }) {
      const found = operations.get(operation);
      if (found === undefined) throw new Refusal('301110');
      return { code: found.code, definition: definitionOf(found, classId) };
    },
    async interfaceCheck({ interfaceId }, context) {
      const { definition, version } = await getInterface(db.sql, interfaceId);
      const problems = messagesOf(await checkDefinition(definition, callerOf(context)), context.language);
      const changes =
        version === null ? [] : diffDefinitions(await getVersion(db.sql, interfaceId, version), definition);
      return { problems, changes, isBreaking: changes.some(({ isBreaking }) => isBreaking) };
    },
    async interfacePublish(body, context) {
      const { definition, rowVersion } = await getInterface(db.sql, body.interfaceId);
      // Checked before the transaction, which an embedded engine would not share: the version says that it is the same.
      const lies = rowVersion === body.rowVersion ? await checkDefinition(definition, callerOf(context)) : [];
      if (lies.length > 0) throw new Refusal('301104', { result: { problems: messagesOf(lies, context.language) } });
      return runChange(db, actorOf(context), (change) => publishInterface(change, body));
    },
  });
}

/** The staff try an interface on their own behalf. */
function callerOf({ session: { userId, provinceCode }, language }: AuthedContext): ApiCaller {
  return { userId, keyId: null, mode: 'test', language, provinceCode };
}

const messagesOf = (lies: readonly Lie[], language: Language) =>
  lies.map(({ path, zh, en }) => ({ path, message: language === 'en' ? en : zh }));
