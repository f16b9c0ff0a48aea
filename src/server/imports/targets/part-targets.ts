import { stagingTable } from '../staging/staging.ts';
import { column, type Target } from './target.ts';

const names = { name_zh: column('s.name'), name_en: column('s.name_en', 's.name') };
const FLAGS = [
  ['wear', 'w'],
  ['safety', 's'],
  ['oneTime', 'o'],
  ['position', 'p'],
] as const;

/** The standard part of a number's name: that of the part group where rows use it, or of its class, or any. */
const NAMED = 'coalesce(in_group.std_part_id, in_class.std_part_id, named.std_part_id)';

/** Trees, standard parts, drawings and the parts books. */
export const partTargets: readonly Target[] = [
  {
    ...{ name: 'part_group', file: 'part-groups', table: 'part_group', key: ['part_group_id'], kind: 'part-groups' },
    rows: `s.tree in ('passenger', 'truck')`,
    columns: {
      vehicle_class: column(`case s.tree when 'truck' then 'B' else 'C' end`),
      code: column('s.code', 's.id'),
      parent_id: column('r_parent.id'),
      level: column('case when s.parent is null then 1 else 2 end'),
      ...names,
      ord: column('s."order"::integer', 's.line'),
    },
  },
  {
    ...{ name: 'cov_tree_node', file: 'part-groups', table: 'cov_tree_node', key: ['node_id'], kind: 'tree-nodes' },
    rows: `s.tree in ('commercial', 'maker')`,
    joins: (staging) =>
      `left join ${stagingTable(staging, 's', 'part-groups')} above on above.id = s.parent and above.tree = s.tree`,
    columns: {
      tree: column(`case s.tree when 'maker' then 'OF' else 'B' end`),
      parent_id: column('r_parent.id'),
      level: column('case when s.parent is null then 1 when above.parent is null then 2 else 3 end'),
      code: column('s.code', 's.id'),
      ...names,
      ord: column('s."order"::integer', 's.line'),
    },
  },
  {
    ...{ name: 'std_part', file: 'standard-parts', table: 'std_part', key: ['std_part_id'], kind: 'standard-parts' },
    sameRecord: 'o.std_part_code = coalesce(s.code, s.id)',
    columns: {
      std_part_code: column('coalesce(s.code, s.id)'),
      part_group_id: column('r_group.id'),
      ...names,
      unit: column('s.unit', `'件'`),
      quantity: column('s.quantity', '1'),
      flags: column(
        `(select string_agg(v.short, '') from (values ${FLAGS.map(([word, short]) => `('${word}', '${short}')`).join(', ')}) v(word, short)
          where v.word = any(s.flags))`,
        `''`,
      ),
      ord: column('s."order"::integer', 's.line'),
    },
  },
  {
    ...{ name: 'std_part_name', file: 'standard-part-names', table: 'std_part_name', key: ['std_part_id', 'name'] },
    hasSource: true,
    joins: (staging) => `join ${stagingTable(staging, 'x', 'forms')} forms on forms.name = s.name`,
    columns: {
      std_part_id: column('r_standard_part.id'),
      name: column('s.name'),
      kind: column(`case s.language when 'en' then 'english' when 'name' then 'name' else 'alias' end`),
      norm: column('forms.norm'),
      pinyin: column('forms.pinyin'),
      initials: column('forms.initials'),
    },
  },
  {
    ...{ name: 'std_part_zone', file: 'standard-part-zones', table: 'std_part_zone', key: ['std_part_id', 'zone'] },
    columns: { std_part_id: column('r_standard_part.id'), zone: column('s.zone') },
  },
  {
    name: 'std_part_relation',
    ...{ file: 'standard-part-relations', table: 'std_part_relation', key: ['std_part_id', 'related_std_part_id'] },
    columns: {
      std_part_id: column('r_standard_part.id'),
      related_std_part_id: column('r_related.id'),
      kind: column('s.kind'),
    },
  },
  {
    ...{ name: 'cov_tree_part', file: 'tree-parts', table: 'cov_tree_part', key: ['node_id', 'std_part_id'] },
    columns: { node_id: column('r_node.id'), std_part_id: column('r_standard_part.id') },
  },
  {
    ...{ name: 'drawing', file: 'drawings', table: 'drawing', key: ['drawing_id'], kind: 'drawings' },
    joins: (staging) => `
      left join ${stagingTable(staging, 'x', 'picture')} picture on picture.path = s.file
      left join (
        select h.drawing, jsonb_agg(jsonb_build_object('orderNo', h.callout,
            'x', case when h.width is null then round(h.x * at.scale)::text
              else round(h.x * at.scale) || ',' || round((h.x + h.width) * at.scale) end,
            'y', case when h.width is null then round(h.y * at.scale)::text
              else round(h.y * at.scale) || ',' || round((h.y + coalesce(h.height, h.width)) * at.scale) end,
            'kind', coalesce(h.marks, 'callout')) order by h.line) as spots
        from ${stagingTable(staging, 's', 'hotspots')} h
        join ${stagingTable(staging, 's', 'drawings')} d on d.id = h.drawing
        join ${stagingTable(staging, 'x', 'picture')} at on at.path = d.file
        where not exists (
          select from ${stagingTable(staging, 'x', 'problem')} p where p.table_no = h.table_no and p.line = h.line)
        group by h.drawing) hot on hot.drawing = s.id`,
    columns: {
      svg: column('picture.svg'),
      image: column('picture.image'),
      media_type: column('picture.media_type'),
      width: column('picture.width'),
      height: column('picture.height'),
      hotspots: column('hot.spots', `'[]'::jsonb`),
    },
    checks: [{ field: 'file', code: 'missingPicture', when: 'picture.path is null', detail: 's.file' }],
  },
  {
    ...{ name: 'assembly', file: 'assemblies', table: 'assembly', key: ['assembly_id'], kind: 'assemblies' },
    sameRecord: 'o.group_id = r_group.id and o.part_group_id = r_part_group.id',
    columns: {
      group_id: column('r_group.id'),
      part_group_id: column('r_part_group.id'),
      drawing_id: column('r_drawing.id'),
    },
  },
  {
    ...{ name: 'part', file: 'numbers', table: 'part', key: ['oe_id'], kind: 'numbers' },
    externalId: `coalesce(s.id, s.brand || '/' || s.number_key)`,
    // Price lists of several provinces have the same numbers on each sheet.
    mayRepeat: 's.id is null',
    sameRecord: 'o.oe_key = s.number_key and o.brand_id = r_brand.id',
    joins: (staging) => `
      left join ${stagingTable(staging, 'x', 'forms')} forms on forms.name = s.name
      left join part present on present.oe_key = s.number_key and present.brand_id = r_brand.id
      left join ${stagingTable(staging, 'x', 'number_place')} place_by_id on place_by_id.ext = s.id
      left join ${stagingTable(staging, 'x', 'number_place')} place on place.ext = s.number
      left join ${stagingTable(staging, 'x', 'named_in_group')} in_group on in_group.norm = forms.norm
        and in_group.part_group_id = coalesce(place_by_id.part_group_id, place.part_group_id)
      left join ${stagingTable(staging, 'x', 'named_in_class')} in_class on in_class.norm = forms.norm
        and in_class.vehicle_class = coalesce(place_by_id.vehicle_class, place.vehicle_class)
      left join ${stagingTable(staging, 'x', 'named')} named on named.norm = forms.norm`,
    columns: {
      brand_id: column('r_brand.id'),
      // A name alone does not move a number that the catalogue has: price lists name their parts in their own way.
      std_part_id: column(`coalesce(r_standard_part.id, present.std_part_id, ${NAMED})`),
      oe: column('s.number'),
      oe_key: column('s.number_key'),
      ...names,
      is_standard: column('s.is_standard', 'false'),
      discontinued: column('s.discontinued', 'false'),
    },
    checks: [
      { field: 'number', code: 'invalidNumber', when: `s.number_key = ''` },
      {
        ...{ field: 'standardPart', code: 'noStandardPart' },
        when: `s.standard_part is null and ${NAMED} is null and present.oe_id is null`,
      },
    ],
  },
  {
    ...{ name: 'fit', file: 'part-rows', table: 'fit', key: ['assembly_id', 'row_key'] },
    hasSource: true,
    generated: { fit_id: `nextval('catalogue_fit_id')` },
    columns: {
      assembly_id: column('r_assembly.id'),
      row_key: column(`md5(coalesce(s.id, concat_ws('|', s.callout, r_number.id, s.gearbox, s.drive, s.level,
        s.produced_from, s.produced_to, s.serial_from, s.serial_to, s.options, s.question, s.answer)))::uuid`),
      oe_id: column('r_number.id'),
      callout: column('s.callout'),
      quantity: column('s.quantity', '1'),
      remark_zh: column('s.remark'),
      remark_en: column('s.remark_en', 's.remark'),
      gearbox_type: column('s.gearbox'),
      driven_type: column('s.drive'),
      cfg_level: column('s.level'),
      produced_from: column('s.produced_from'),
      produced_to: column('(s.produced_to + 1)'),
      serial_from: column('s.serial_from::integer'),
      serial_to: column('(s.serial_to + 1)::integer'),
      option_codes: column('upper(s.options::text)::text[]'),
      question_zh: column('s.question'),
      question_en: column('s.question_en', 's.question'),
      answer_zh: column('s.answer'),
      answer_en: column('s.answer_en', 's.answer'),
    },
    checks: [
      { field: 'producedTo', code: 'endsBeforeStart', when: 's.produced_to < s.produced_from' },
      { field: 'serialTo', code: 'endsBeforeStart', when: 's.serial_to < s.serial_from' },
      { field: 'answer', code: 'answerWithoutQuestion', when: 's.answer is not null and s.question is null' },
    ],
  },
];
