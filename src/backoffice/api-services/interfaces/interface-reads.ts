import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { InterfaceRow } from '../../../contract/api-services/interfaces/interface-schemas.ts';

/** The calls whose results a change of an interface changes. */
export const interfaceReads = [
  interfaceCalls.interfaceList,
  interfaceCalls.interfaceByCode,
  interfaceCalls.versionDocs,
  interfaceCalls.previewList,
];

export interface InterfaceDialogProps {
  row: InterfaceRow;
  onClose: () => void;
}
