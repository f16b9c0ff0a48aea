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

/** The label of a field's value; the value itself if it is no longer in the dictionary. */
export function useChoiceLabel(field: ProfileField): (value: string | null) => string | null {
  const choices = useChoices(field);
  return (value) => choices.find((choice) => choice.value === value)?.label ?? value;
}
