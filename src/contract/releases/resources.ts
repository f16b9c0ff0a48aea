import { audienceInput } from '../audience.ts';
import { crud } from '../crud.ts';
import { Version } from './version-schemas.ts';

export const versions = crud('version', {
  item: Version,
  id: 'versionId',
  nameField: 'version',
  input: Version.omit({ versionId: true, createdAt: true }).extend(audienceInput),
  filters: Version.pick({
    version: true,
    title: true,
    content: true,
    releasedOn: true,
    audiencePlatform: true,
    audienceLanguage: true,
  }),
  power: '/manager/version',
});
