import { accountCalls } from '../../../contract/account/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { type ProfileField, profileFields } from './profile-fields.ts';

const listOf = { companyType: 'companyTypes', jobFlag: 'careers', howKnowEpc: 'channels' } as const;

/** The choices of a field; none for a text field. */
export function useChoices(field: ProfileField) {
  const isChoice = profileFields[field].kind === 'choice';
  const { data } = useCall(accountCalls.profileChoices, {}, { enabled: isChoice });
  return isChoice && field in listOf ? (data?.[listOf[field as keyof typeof listOf]] ?? []) : [];
}

/** The text of a field's value: a choice by its label, once the choices are loaded. */
export function useValueText(field: ProfileField): (value: string | number | null) => string | null {
  const choices = useChoices(field);
  return (value) =>
    typeof value === 'number' ? (choices.find((choice) => choice.value === value)?.label ?? '') : value;
}
