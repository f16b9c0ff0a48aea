import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFormFields } from '../../../../src/catalogue/shared/form/use-form-fields.ts';

const type = (value: string) => ({ target: { value } });

function renderFields() {
  const rendered = renderHook(() =>
    useFormFields({ name: '', phone: '' }, (name, values) =>
      values[name].length < 3 ? `${name} too short` : undefined,
    ),
  );
  return {
    fields: () => rendered.result.current,
    change: (name: 'name' | 'phone', value: string) =>
      act(() => rendered.result.current.field(name).onChange(type(value))),
    blur: (name: 'name' | 'phone') => act(() => rendered.result.current.field(name).onBlur()),
    validate: (names: readonly ('name' | 'phone')[]) => {
      let isValid: boolean | undefined;
      act(() => {
        isValid = rendered.result.current.validate(names);
      });
      return isValid;
    },
    refuse: (message: string) => act(() => rendered.result.current.setError('name', message)),
    refuseForm: (message: string) => act(() => rendered.result.current.setError('form', message)),
    refuseLate: (value: string, message: string) =>
      act(() => rendered.result.current.setErrorOf('name', value, message)),
  };
}

test('a field is validated when it is left, unless it is empty, and its error goes with the next change', () => {
  const { fields, change, blur } = renderFields();
  blur('name');
  expect(fields().errorOf('name')).toBeUndefined();
  change('name', 'ab');
  blur('name');
  expect(fields().field('name').error).toBe('name too short');
  change('name', 'a');
  expect(fields().errorOf('name')).toBeUndefined();
  expect(fields().values).toEqual({ name: 'a', phone: '' });
});

test('validation reports only the given fields, the empty ones too', () => {
  const { fields, change, validate } = renderFields();
  change('name', 'abc');
  expect(validate(['name'])).toBe(true);
  expect(validate(['name', 'phone'])).toBe(false);
  expect(fields().errorOf('name')).toBeUndefined();
  expect(fields().errorOf('phone')).toBe('phone too short');
});

test('a refused value stays refused until it changes, also when it is left or another field is invalid', () => {
  const { fields, change, blur, validate, refuse } = renderFields();
  change('name', 'taken');
  refuse('name taken');
  blur('name');
  expect(fields().errorOf('name')).toBe('name taken');
  expect(validate(['name', 'phone'])).toBe(false);
  expect(fields().errorOf('name')).toBe('name taken');
  change('name', 'other');
  expect(fields().errorOf('name')).toBeUndefined();
});

test('a refused value can be sent again', () => {
  const { fields, change, validate, refuse } = renderFields();
  change('name', 'taken');
  refuse('name taken');
  expect(validate(['name'])).toBe(true);
  expect(fields().errorOf('name')).toBeUndefined();
});

test('a late answer about a value that was replaced meanwhile shows nothing', () => {
  const { fields, change, refuseLate } = renderFields();
  change('name', 'taken');
  change('name', 'other');
  refuseLate('taken', 'name taken');
  expect(fields().errorOf('name')).toBeUndefined();
  refuseLate('other', 'name taken');
  expect(fields().errorOf('name')).toBe('name taken');
});

test('an error about no field goes with the next change of any field', () => {
  const { fields, change, refuseForm } = renderFields();
  refuseForm('not saved');
  expect(fields().errorOf('form')).toBe('not saved');
  change('phone', '1');
  expect(fields().errorOf('form')).toBeUndefined();
});
