import { INTERFACE_PAGE } from '../../../contract/api-services/interfaces/rules.ts';

export const NEW_INTERFACE_PATH = `${INTERFACE_PAGE}/new`;

/** The page of one interface. */
export function interfacePath(code: string): string {
  return `${INTERFACE_PAGE}/show/${code}`;
}
