import { copyText } from '../../platform/db/copy.ts';
import { searchForms } from '../../platform/names/search-forms.ts';
import { type Staging, stagingTable } from '../staging/staging.ts';

/** Fills `x_forms` with the forms by which names are searched for: pinyin is not known to the database. */
export async function fillNameForms(staging: Staging): Promise<void> {
  const { session } = staging;
  const forms = stagingTable(staging, 'x', 'forms');
  const s = (file: 'brands' | 'families' | 'standard-parts' | 'standard-part-names' | 'numbers' | 'part-rows') =>
    stagingTable(staging, 's', file);
  await session.execute(`
    drop table if exists ${forms};
    create unlogged table ${forms} (name text not null, norm text not null, pinyin text not null, initials text not null);`);
  const names = await session.query<{ name: string }>(`
    select name from ${s('brands')} union select name from ${s('families')} union select maker from ${s('families')}
    union select name_zh from brand where exists (select from ${s('families')})
    union select name from ${s('standard-parts')} union select name_en from ${s('standard-parts')}
    union select name from ${s('standard-part-names')}
    union select name from ${s('numbers')} union select name from ${s('part-rows')}
    union select name_en from ${s('numbers')} union select name_en from ${s('part-rows')}`);
  function* rows() {
    for (const { name } of names) {
      if (name === null) continue;
      const { norm, pinyin, initials } = searchForms(name);
      yield [name, norm, pinyin, initials];
    }
  }
  await session.copyIn(forms, ['name', 'norm', 'pinyin', 'initials'], copyText(rows()));
  await session.execute(`create index on ${forms} (name); analyze ${forms};`);
}
