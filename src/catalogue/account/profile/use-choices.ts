import { accountCalls } from '../../../contract/account/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { type ProfileField, profileFields } from './profile-fields.ts';

const listOf = { companyType: 'companyTypes', jobFlag: 'careers', howKnowEpc: 'channels' } as const;

/** What may be chosen in a field; nothing in one that is typed. */
export function useChoiceList(field: ProfileField) {
  const isChosen = profileFields[field].kind === 'choice';
  const { data } = useCall(accountCalls.profileChoices, {}, { enabled: isChosen });
  return isChosen && field in listOf ? (data?.[listOf[field as keyof typeof listOf]] ?? []) : [];
}

/** A field's value in the reader's words: an entry that has left its dictionary stands as it was chosen. */
export function useChoices(field: ProfileField): (value: string | null) => string | null {
  const choices = useChoiceList(field);
  return (value) => choices.find((choice) => choice.value === value)?.label ?? value;
}
