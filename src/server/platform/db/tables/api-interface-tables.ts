import type { ColumnType, Generated } from 'kysely';
import type { Definition, InterfaceStatus } from '../../../../contract/api-services/definition.ts';
import type { DefinitionChange } from '../../../../contract/api-services/interfaces/definition-diff.ts';

/** Written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;

/** Definitions of interfaces (migration 0049). */
export interface ApiInterfaceTables {
  apiServiceClass: {
    classId: Generated<number>;
    code: string;
    name: string;
    nameEn: string;
    description: string;
    descriptionEn: string;
    iconName: string;
    industryLabel: string;
    industryLabelEn: string;
    serviceType: number | null;
    serviceStatus: 'on' | 'off';
    ord: number;
    createdAt: Generated<string>;
    rowVersion: Generated<number>;
  };
  apiInterface: {
    interfaceId: Generated<number>;
    code: string;
    name: string;
    nameEn: string;
    classId: number;
    status: ColumnType<InterfaceStatus, InterfaceStatus | undefined, InterfaceStatus>;
    definition: Json<Definition>;
    hasChanges: Generated<boolean>;
    version: ColumnType<number | null, number | null | undefined, number | null>;
    publishedClassId: ColumnType<number | null, number | null | undefined, number | null>;
    deprecatedAt: MaybeText;
    /** Migration 0093. Null unless the interface is off. */
    offAt: MaybeText;
    sunsetOn: MaybeText;
    replacementCode: MaybeText;
    createdAt: Generated<string>;
    updatedAt: Generated<string>;
    updatedBy: Generated<number | null>;
    rowVersion: Generated<number>;
  };
  apiInterfaceVersion: {
    interfaceId: number;
    version: number;
    definition: Json<Definition>;
    changes: Json<DefinitionChange[]>;
    isBreaking: boolean;
    notes: string;
    notesEn: string;
    publishedAt: Generated<string>;
    publishedBy: number | null;
  };
  /** Migrations 0053 and 0090. */
  apiAlertRule: {
    ruleId: Generated<number>;
    name: string;
    nameEn: Generated<string>;
    interfaceCode: string | null;
    errorPercent: Generated<number>;
    windowMinutes: Generated<number>;
    callsMin: Generated<number>;
    isOn: Generated<boolean>;
    isFiring: Generated<boolean>;
    firing: Generated<string>;
    lastFiredAt: MaybeText;
    checkedAt: MaybeText;
    rowVersion: Generated<number>;
  };
  apiPreviewUser: { interfaceId: number; userId: number };
}
