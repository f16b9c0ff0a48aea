import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../providers/calls/call-error.ts';
import { useAct } from '../use-act.ts';
import { isGood, problemWords, type SubFields } from './sub-fields.ts';

const EMPTY: SubFields = { username: '', password: '', userRealname: '', contactPhone: '' };

/** A form about a sub account: what is typed, what is wrong with it, and how it is sent. */
export function useSubForm(start: Partial<SubFields> = {}) {
  const { t } = useTranslation('company');
  const [values, setValues] = useState<SubFields>({ ...EMPTY, ...start });
  const [problems, setProblems] = useState<Partial<SubFields>>({});
  const { isBusy, act } = useAct((error) => {
    const isTaken = error instanceof CallError && error.code === '300102';
    if (isTaken) setProblems({ username: t('form.usernameTaken') });
    return isTaken;
  });
  /** Says what is wrong beside the fields, and gives whether nothing is. */
  const judge = (names: readonly (keyof SubFields)[]): boolean => {
    const bad = names.filter((name) => !isGood(name, values[name]));
    setProblems((before) => {
      const next = { ...before };
      for (const name of names) {
        if (bad.includes(name)) next[name] = t(problemWords[name]);
        // That a name is taken is known until it is changed.
        else if (name !== 'username') delete next[name];
      }
      return next;
    });
    return bad.length === 0;
  };
  const set = (name: keyof SubFields, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _gone, ...others }) => others);
  };
  const field = (name: keyof SubFields) => ({
    value: values[name],
    error: problems[name],
    onBlur: () => void (values[name] !== '' && judge([name])),
  });
  return { values, field, set, judge, isBusy, act };
}
