import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useMessages } from '../../messages.ts';

/** The service classes to choose from, in their order. */
export function useServiceClasses(): readonly (readonly [classId: number, name: string])[] {
  const { language } = useMessages();
  const { data } = useCall(interfaceCalls.bigClassList, { pageSize: 200 });
  return (data?.rows ?? []).map(({ classId, name, nameEn }) => [classId, inLanguage(language, name, nameEn)]);
}
