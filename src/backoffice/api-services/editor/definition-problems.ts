import { Definition, InterfaceCode } from '../../../contract/api-services/definition.ts';
import { structureProblems } from '../../../contract/api-services/interfaces/structure-problems.ts';
import { Parameter } from '../../../contract/api-services/parameters.ts';
import { type FieldProblem, fieldProblem } from '../../form/field-problem.ts';
import type { Messages } from '../../messages.ts';
import { type EditorDraft, toDefinition, treeNames } from './editor-draft.ts';
import { flattenNodes } from './parameter-tree.ts';

/** The text of each problem by the path of its field: `name`, `body.vin.desc`, `responseExample`. */
export type Problems = Readonly<Record<string, string>>;

const textFields = ['name', 'nameEn', 'summary', 'summaryEn', 'industryLabel', 'industryLabelEn', 'count'] as const;
export const exampleFields = [
  'requestExample',
  'requestExampleEn',
  'responseExample',
  'responseExampleEn',
] as const satisfies readonly (keyof EditorDraft['values'])[];
const parameterFields = ['name', 'desc', 'descEn', 'example'] as const;

/** The validation errors of a draft by field. Uses the schemas of the contract, as the server does. */
export function draftProblems(draft: EditorDraft, messages: Messages): Problems {
  const { t, language } = messages;
  const { code, values, trees } = draft;
  const label = (field: string) => t(`apiInterface:field.${field}`);
  const textOf = (problem: FieldProblem, field: string) =>
    t(`invalid.${problem.key}`, { label: label(field), ...problem.values });
  const found: [path: string, text: string][] = [];
  const add = (path: string, field: string, problem: FieldProblem | undefined) => {
    if (problem !== undefined) found.push([path, textOf(problem, field)]);
  };
  if (code.trim() === '') found.push(['code', t('invalid.required', { label: label('code') })]);
  else if (!InterfaceCode.safeParse(code.trim()).success) found.push(['code', t('apiInterface:invalid.code')]);
  for (const field of textFields) add(field, field, fieldProblem(Definition.shape[field], values[field]));
  if (values.classId === 0) found.push(['classId', t('invalid.required', { label: label('classId') })]);
  found.push(...exampleProblems(values, messages), ...sourceProblems(values, messages));
  for (const tree of treeNames)
    for (const { node, path } of flattenNodes(trees[tree])) {
      const checked = Parameter.safeParse({ ...toChecked(node), children: [] });
      const fields = new Set(checked.error?.issues.map(({ path: [field] }) => String(field)));
      for (const field of parameterFields.filter((one) => fields.has(one)))
        found.push([
          `${tree}.${path}.${field}`,
          t(
            node.name.trim() === '' && field === 'name'
              ? 'apiInterface:invalid.noName'
              : `apiInterface:invalid.${field}`,
          ),
        ]);
    }
  const structure = structureProblems(code.trim(), toDefinition(draft)).map(({ path, zh, en }): [string, string] => [
    withoutRoot(path),
    language === 'en' ? en : zh,
  ]);
  return Object.fromEntries([...structure, ...found]);
}

function toChecked({ name, type, itemType, empty, desc, descEn, example }: EditorDraft['trees']['body'][number]) {
  return { name: name.trim(), type, itemType, empty, desc, descEn, example };
}

function exampleProblems(values: EditorDraft['values'], { t }: Messages) {
  return exampleFields.flatMap((field): [string, string][] => {
    const problem = jsonProblem(values[field]);
    return problem === undefined ? [] : [[field, t('apiInterface:invalid.json', { problem })]];
  });
}

/** What the JSON parser says; undefined for JSON and for an empty text. */
export function jsonProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function sourceProblems({ source }: EditorDraft['values'], { t }: Messages): [string, string][] {
  if (source.kind === 'operation')
    return source.operation === ''
      ? [['source.operation', t('invalid.required', { label: t('apiInterface:field.operation') })]]
      : [];
  return [
    ...(source.adapterId === 0
      ? [['source.adapterId', t('invalid.required', { label: t('apiInterface:field.adapterId') })] as [string, string]]
      : []),
    ...(Definition.shape.source.safeParse({ ...source, adapterId: 1 }).success
      ? []
      : [['source.path', t('apiInterface:invalid.path')] as [string, string]]),
  ];
}

/** The path of a field in the editor, from one in a body of the server's. */
export function withoutRoot(path: string): string {
  return path.replace(/^data\./, '').replace(/^definition\./, '');
}

/** The server's problems by the path of their field; those of a parameter are shown at its name. */
export function serverProblems(problems: readonly { path: string; message: string }[]): Problems {
  return Object.fromEntries(problems.map(({ path, message }) => [withoutRoot(path), message]));
}
