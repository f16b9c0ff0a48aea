import type { Definition } from '../definition.ts';
import type { Parameter } from '../parameters.ts';
import type { FieldRule, FieldRules } from '../wire.ts';

const MASK = '***';

/** The rule of a path: its own, or that of a field above it, where absent is stronger than masked. */
function ruleOf(path: string, rules: FieldRules, inherited: FieldRule): FieldRule {
  return rules[path] ?? inherited;
}

/**
 * A result as the rules let a customer see it: absent fields are left out, masked ones keep their type (masked text, null
 * for anything else). A rule of an object or list holds for all that is in it, unless a field in it has a rule of its own;
 * arrays do not appear in paths.
 */
export function applyFieldRules(result: unknown, rules: FieldRules): unknown {
  return Object.keys(rules).length === 0 ? result : ruled(result, { rules, path: '', inherited: 'full' });
}

interface Place {
  rules: FieldRules;
  path: string;
  inherited: FieldRule;
}

function ruled(value: unknown, place: Place): unknown {
  if (Array.isArray(value)) return value.map((item) => ruled(item, place));
  if (typeof value !== 'object' || value === null) return place.inherited === 'masked' ? masked(value) : value;
  const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    const path = place.path === '' ? name : `${place.path}.${name}`;
    const inherited = ruleOf(path, place.rules, place.inherited);
    return inherited === 'absent' ? [] : [[name, ruled(field, { ...place, path, inherited })]];
  });
  return Object.fromEntries(fields);
}

/** Text keeps its first and last character from four on, so that it can be told apart; numbers would be wrong. */
function masked(value: unknown): unknown {
  if (typeof value !== 'string') return null;
  const characters = [...value];
  return characters.length < 4 ? MASK : `${characters[0]}${MASK}${characters.at(-1)}`;
}

/** A definition as a customer sees it: absent fields are in no parameter tree and no example, masked ones are masked. */
export function visibleDefinition(definition: Definition, rules: FieldRules): Definition {
  if (Object.keys(rules).length === 0) return definition;
  return {
    ...definition,
    response: visibleParameters(definition.response, { rules, path: '', inherited: 'full' }),
    responseExample: visibleExample(definition.responseExample, rules),
    ...(definition.responseExampleEn !== undefined && {
      responseExampleEn: visibleExample(definition.responseExampleEn, rules),
    }),
  };
}

function visibleParameters(parameters: readonly Parameter[], place: Place): Parameter[] {
  return parameters.flatMap((parameter) => {
    const path = place.path === '' ? parameter.name : `${place.path}.${parameter.name}`;
    const inherited = ruleOf(path, place.rules, place.inherited);
    if (inherited === 'absent') return [];
    const children = visibleParameters(parameter.children, { ...place, path, inherited });
    if (inherited !== 'masked' || parameter.children.length > 0) return [{ ...parameter, children }];
    return [{ ...parameter, example: parameter.type === 'string' ? String(masked(parameter.example)) : '' }];
  });
}

/** The example of a whole answer; the rules hold for its `result`. One that is not JSON says nothing that can be checked. */
function visibleExample(example: string, rules: FieldRules): string {
  if (example === '') return '';
  try {
    const answer: unknown = JSON.parse(example);
    if (typeof answer !== 'object' || answer === null || !('result' in answer)) return '';
    return JSON.stringify({ ...answer, result: applyFieldRules(answer.result, rules) }, null, 2);
  } catch {
    return '';
  }
}
