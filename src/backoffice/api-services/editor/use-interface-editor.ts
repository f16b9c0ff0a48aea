import { useWarnAboutChange } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Definition } from '../../../contract/api-services/definition.ts';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { Interface } from '../../../contract/api-services/interfaces/interface-schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { type Conflict, conflictOf } from '../../form/conflict.ts';
import { useMessages } from '../../messages.ts';
import { interfaceReads } from '../interfaces/interface-reads.ts';
import { draftProblems, type Problems, serverProblems } from './definition-problems.ts';
import {
  type EditorDraft,
  isSameDefinition,
  type TreeName,
  toDefinition,
  toDraft,
  type Values,
} from './editor-draft.ts';
import { focusField } from './field-id.ts';
import type { Nodes } from './parameter-tree.ts';

interface Start {
  code: string;
  definition: Definition;
}

interface EditorOptions {
  /** The interface as loaded; undefined for a new one. */
  loaded: Interface | undefined;
  start: Start;
  onSaved: (saved: Interface) => void;
}

/** A conflict whose two sides are definitions. */
export interface DefinitionConflict extends Conflict {
  server: Interface;
}

/** The draft of an interface: what is typed, what is wrong with it, saving, and conflicts. */
export function useInterfaceEditor({ loaded, start, onSaved }: EditorOptions) {
  const messages = useMessages();
  const { t } = messages;
  const [base, setBase] = useState(loaded);
  const [draft, setDraft] = useState(() => toDraft(start.code, start.definition));
  const [isAttempted, setAttempted] = useState(false);
  const [refusals, setRefusals] = useState<Problems>({});
  const [conflict, setConflict] = useState<DefinitionConflict>();
  const { setWarnWhen } = useWarnAboutChange();

  const original = base ?? start;
  const isDirty = draft.code !== original.code || !isSameDefinition(toDefinition(draft), original.definition);
  useEffect(() => setWarnWhen(isDirty), [isDirty, setWarnWhen]);
  useEffect(() => () => setWarnWhen(false), [setWarnWhen]);

  if (loaded !== undefined && base !== undefined && loaded.rowVersion > base.rowVersion) {
    const isSame = loaded.code === base.code && isSameDefinition(loaded.definition, base.definition);
    // What someone else has changed is taken over unless it would replace what is typed here: then saving is a conflict.
    if (isSame || !isDirty) setBase(loaded);
    if (!isSame && !isDirty) setDraft(toDraft(loaded.code, loaded.definition));
  }

  const typed = draftProblems(draft, messages);
  const change = (update: (current: EditorDraft) => EditorDraft) => {
    setRefusals({});
    setDraft(update);
  };

  const save = useAction(
    (from: { draft: EditorDraft; base: Interface | undefined }) =>
      request(interfaceCalls.interfaceSave, {
        ...(from.base === undefined ? {} : { interfaceId: from.base.interfaceId, rowVersion: from.base.rowVersion }),
        code: from.draft.code.trim(),
        definition: toDefinition(from.draft),
      }),
    {
      done: () => t('apiInterface:saved'),
      onDone(saved) {
        setAttempted(false);
        setBase(saved);
        // At once, or leaving for the page of a new interface would still be blocked.
        flushSync(() => setWarnWhen(false));
        onSaved(saved);
      },
      onError(error, from) {
        const found = definitionConflict(error, { draft: from.draft, original });
        if (found !== undefined) setConflict(found);
        const problems = error instanceof CallError ? serverProblems(error.problems) : {};
        setRefusals(problems);
        const [first] = Object.keys(problems);
        if (first !== undefined) focusField(from.draft, first);
        return found !== undefined || first !== undefined;
      },
      changes: interfaceReads,
    },
  );

  const submit = () => {
    setAttempted(true);
    const [first] = Object.keys(typed);
    if (first === undefined) void save.run({ draft, base });
    else focusField(draft, first);
  };

  return {
    draft,
    base,
    isDirty,
    /** Shown once the user has tried to save; those of JSON as it is typed. */
    problems: isAttempted ? { ...typed, ...refusals } : { ...examplesOf(typed), ...refusals },
    setCode: (code: string) => change((current) => ({ ...current, code })),
    setValues: (values: Partial<Values>) =>
      change((current) => ({ ...current, values: { ...current.values, ...values } })),
    setTree: (tree: TreeName, update: (nodes: Nodes) => Nodes) =>
      change((current) => ({ ...current, trees: { ...current.trees, [tree]: update(current.trees[tree]) } })),
    /** Fills the whole draft. */
    replace: (code: string, definition: Definition) => change(() => toDraft(code, definition)),
    discard() {
      setAttempted(false);
      setRefusals({});
      setDraft(toDraft(original.code, original.definition));
    },
    submit,
    isSaving: save.isBusy,
    conflict,
    dismissConflict: () => setConflict(undefined),
    /** Saves the chosen values over the interface as it is now. */
    resolveConflict(chosen: Start) {
      if (conflict === undefined) return;
      const merged = toDraft(chosen.code, chosen.definition);
      setConflict(undefined);
      setBase(conflict.server);
      setDraft(merged);
      void save.run({ draft: merged, base: conflict.server });
    },
  };
}

export type InterfaceEditor = ReturnType<typeof useInterfaceEditor>;

function examplesOf(problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([path]) => path.endsWith('Example')));
}

/** The sides of a conflict, field by field of the definition. */
function definitionConflict(
  error: unknown,
  { draft, original }: { draft: EditorDraft; original: Start },
): DefinitionConflict | undefined {
  const found = conflictOf(error);
  const server = Interface.safeParse(found?.theirs).data;
  if (found === undefined || server === undefined) return undefined;
  return {
    ...found,
    server,
    original: { code: original.code, ...original.definition },
    mine: { code: draft.code, ...toDefinition(draft) },
    theirs: { code: server.code, ...server.definition },
  };
}
