import { crud } from '../crud.ts';
import { Version } from './version-schemas.ts';

export const versions = crud('version', {
  item: Version,
  id: 'versionId',
  input: Version.omit({ versionId: true, createdAt: true }),
  filters: Version.pick({ version: true, title: true, content: true, releasedOn: true }),
  power: '/manager/version',
});
