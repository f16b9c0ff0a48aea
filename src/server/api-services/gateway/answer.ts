import type { Definition } from '../../../contract/api-services/definition.ts';
import { applyFieldRules } from '../../../contract/api-services/permissions/field-rules.ts';
import type { ApiCharge } from '../../../contract/api-services/wire.ts';
import { messageOf } from '../../../contract/code-messages.ts';
import { httpStatusOf } from '../../../contract/code-statuses.ts';
import { type Language, SUCCESS } from '../../../contract/codes.ts';
import { errorResponse, Refusal, validate } from '../../platform/errors.ts';
import { definitionInLanguage } from '../definitions/definition-in-language.ts';
import type { RunSource } from '../interfaces/run-source.ts';
import type { ApiCaller } from '../operations/api-operation.ts';
import type { Operations } from '../operations/operations.ts';

const NOTHING_FOUND = '100100';

export interface Answer {
  code: string;
  message: string;
  result: unknown;
  /** To be charged. */
  units: number;
  reason: ApiCharge['reason'];
}

interface Dependencies {
  runSource: RunSource;
  operations: Operations;
  /** Test keys get the catalogue's data only where it is the demo's. */
  isDemo: boolean;
}

/**
 * Computes the answer of a call, as the customer's rules let it be seen.
 * @throws Refusal 301225 with the problems of the body, 301115 and 301116 for an upstream
 */
export function createAnswerer({ runSource, operations, isDemo }: Dependencies) {
  return async (
    definition: Definition,
    body: unknown,
    { caller, rules }: { caller: ApiCaller; rules: Parameters<typeof applyFieldRules>[1] },
  ): Promise<Answer> => {
    const { language, mode } = caller;
    const isExample = mode === 'test' && (!isDemo || definition.source.kind === 'upstream');
    try {
      const { result, items } = isExample
        ? exampleAnswer(definitionInLanguage(definition, language), body, operations)
        : await runSource(definition, body, caller);
      if (result === null) return { ...texts(NOTHING_FOUND, language), result: null, units: 0, reason: 'empty' };
      const units = mode === 'test' ? 0 : unitsOf(definition, items);
      const reason = mode === 'test' ? 'test' : units === 0 ? 'free' : 'charged';
      return { ...texts(SUCCESS, language), result: applyFieldRules(result, rules), units, reason };
    } catch (error) {
      return refusedAnswer(error, language);
    }
  };
}

const texts = (code: typeof SUCCESS | typeof NOTHING_FOUND, language: Language) => ({
  code,
  message: messageOf(code, language),
});

function unitsOf({ rule, count }: Definition, items: number): number {
  if (rule === 'free') return 0;
  return rule === 'item' ? count * items : count;
}

/** Codes of a source that is wrongly set up: an error of ours. */
const misconfigured = new Set(['301110', '301114']);

/** A business outcome, such as an unknown VIN, is an answer that holds nothing. */
function refusedAnswer(error: unknown, language: Language): Answer {
  if (!(error instanceof Refusal)) throw error;
  if (error.code === '900400') throw new Refusal('301225', { problems: error.details.problems ?? [] });
  if (misconfigured.has(error.code)) throw new Refusal('900503');
  if (httpStatusOf(error.code) !== 200) throw error;
  const { code, message, result } = errorResponse(error, language).body;
  return { code, message, result, units: 0, reason: 'empty' };
}

/** The documented example, for a body that the operation would take. */
function exampleAnswer(definition: Definition, body: unknown, operations: Operations) {
  const { source, responseExample } = definition;
  if (source.kind === 'operation') {
    const operation = operations.get(source.operation);
    if (operation !== undefined) validate(operation.body, body);
  }
  const example: unknown = responseExample === '' ? {} : JSON.parse(responseExample);
  const result = typeof example === 'object' && example !== null && 'result' in example ? example.result : null;
  return { result, items: 1 };
}
