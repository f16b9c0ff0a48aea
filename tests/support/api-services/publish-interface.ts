import type { InterfaceStatus } from '../../../src/contract/api-services/definition.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { vinToVehicle } from './published-interfaces.ts';

/** Adds an interface with a version, past the checks of publishing, in a class of its own. */
export async function publishInterface(
  { sql }: Database,
  { code, status = 'published' }: { code: string; status?: Exclude<InterfaceStatus, 'off'> },
): Promise<number> {
  const { classId } = await sql
    .insertInto('apiServiceClass')
    .values({
      code: `class${code}`,
      name: '车型',
      nameEn: 'Vehicles',
      description: '',
      descriptionEn: '',
      iconName: 'car',
      industryLabel: '',
      industryLabelEn: '',
      serviceType: null,
      serviceStatus: 'on',
      ord: 1,
    })
    .returning('classId')
    .executeTakeFirstOrThrow();
  const { definition: given } = vinToVehicle();
  const { name, nameEn } = { name: `${given.name} ${code}`, nameEn: `${given.nameEn} ${code}` };
  const definition = JSON.stringify({ ...given, name, nameEn, classId, address: `/openapi/v1/${code}` });
  const isDraft = status === 'draft';
  const { interfaceId } = await sql
    .insertInto('apiInterface')
    .values({
      code,
      name,
      nameEn,
      classId,
      status,
      definition,
      hasChanges: isDraft,
      version: isDraft ? null : 1,
      publishedClassId: isDraft ? null : classId,
    })
    .returning('interfaceId')
    .executeTakeFirstOrThrow();
  if (isDraft) return interfaceId;
  await sql
    .insertInto('apiInterfaceVersion')
    .values({
      interfaceId,
      version: 1,
      definition,
      changes: '[]',
      isBreaking: false,
      notes: '',
      notesEn: '',
      publishedBy: null,
    })
    .execute();
  return interfaceId;
}
