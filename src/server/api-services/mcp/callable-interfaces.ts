import type { DefinitionSource, PublishedInterface } from '../../../contract/api-services/definition.ts';
import { visibleDefinition } from '../../../contract/api-services/permissions/field-rules.ts';
import { PRICE_LIST_UPLOAD } from '../../../contract/imports/rules.ts';
import { Refusal } from '../../platform/errors.ts';
import { checkAccess, checkInterface } from '../gateway/check-call.ts';
import type { LiveInterfaces } from '../interfaces/live-interfaces.ts';
import type { LiveKey } from '../keys/key-finder.ts';
import type { CustomerAccessReader } from '../permissions/customer-access.ts';

interface Dependencies {
  interfaces: LiveInterfaces;
  access: Pick<CustomerAccessReader, 'find'>;
}

export type CallableInterfaces = (key: LiveKey) => Promise<PublishedInterface[]>;

/** Assistants read: they upload no files. */
const isUpload = (source: DefinitionSource): boolean =>
  source.kind === 'operation' && source.operation === PRICE_LIST_UPLOAD;

/**
 * The interfaces that a key may call, as its customer may see them. The checks are those of a call, so that nothing is
 * listed that would be refused; units and limits may still be used up.
 */
export function createCallableInterfaces({ interfaces, access }: Dependencies): CallableInterfaces {
  return async (key) => {
    const published = (await interfaces.listPublished()).filter(({ definition: { source } }) => !isUpload(source));
    const callable = await Promise.all(
      published.map(async (one): Promise<PublishedInterface[]> => {
        // A list does not say whether its last day has come.
        const live = one.sunsetOn === null ? undefined : await interfaces.find(one.code);
        const found = await access.find(key.userId, one.code);
        try {
          if (one.sunsetOn !== null) checkInterface(live);
          const { fieldRules } = checkAccess(key, found, one.code);
          return [{ ...one, definition: visibleDefinition(one.definition, fieldRules) }];
        } catch (error) {
          if (error instanceof Refusal) return [];
          throw error;
        }
      }),
    );
    return callable.flat();
  };
}
