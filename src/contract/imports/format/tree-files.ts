import type { CatalogueFile } from './catalogue-file.ts';
import { choice, id, integer, minor, names, plain, reference, required, standardPartAliases, text } from './fields.ts';

/** Part trees and standard parts. */
export const treeFiles: readonly CatalogueFile[] = [
  {
    name: 'part-groups',
    about: { zh: '配件树的节点', en: 'Nodes of the part trees' },
    fields: {
      id: id('节点编号', 'id of the node', 'BRAKE-FRONT', { ...required, aliases: ['配件组编号', '分组编号'] }),
      tree: choice(
        {
          passenger: ['乘用车', 'Pkw'],
          truck: ['商用车配件组', '卡车', '货车', 'Lkw'],
          commercial: ['商用车标准结构'],
          maker: ['原厂结构'],
        },
        '所属的树：乘用车、商用车配件组（各两级）、商用车标准结构、原厂结构（各三级）',
        'tree: passenger or truck (two levels each), commercial or maker (three levels each)',
        'passenger',
        { ...required, aliases: ['树', '结构', '结构类型'] },
      ),
      parent: reference('part-groups', '上级节点编号', 'id of the node above', 'BRAKE', {
        aliases: ['上级', '上级编号', '上级配件组', '上级配件组编号', 'parent id'],
      }),
      code: text(40, '编码，空则同编号', 'code; the id where it is blank', '6.1', { aliases: ['编码', '显示编码'] }),
      ...names({ zh: '前制动器', en: 'Front brakes' }, [
        '组名',
        '节点名称',
        '配件组名称',
        '分组名称',
        '总成名称',
        'group name',
      ]),
      order: integer({ min: 0 }, '排序', 'order', '10', { aliases: ['排序', '序'] }),
    },
  },
  {
    name: 'standard-parts',
    about: { zh: '标准配件', en: 'Standard parts' },
    fields: {
      id: id('标准配件编码', 'code of the standard part', 'P0601', {
        ...required,
        aliases: ['配件编码', '标准件编码'],
      }),
      code: text(40, '显示的编码，空则同上', 'code that is shown, where it differs from the id', 'P0601'),
      group: reference('part-groups', '配件组编号或编码', 'id or code of the part group', 'BRAKE-FRONT', {
        ...required,
        aliases: ['配件组', '所属组', '所属配件组', '总成'],
      }),
      ...names({ zh: '前制动片', en: 'Front brake pads' }, ['标准名称', 'standard name']),
      unit: text(20, '单位', 'unit', '套', { aliases: ['单位'] }),
      quantity: plain('decimal', '常用数量', 'usual quantity', '1', { ...minor, aliases: ['数量'] }),
      flags: plain(
        'list',
        '特性：wear 易损、safety 安全、oneTime 一次性、position 分左右',
        'wear, safety, oneTime, position',
        'wear;safety',
      ),
      order: integer({ min: 0 }, '排序', 'order', '10', { aliases: ['排序'] }),
    },
  },
  {
    name: 'standard-part-names',
    about: { zh: '标准配件的别名', en: 'Other names of standard parts' },
    fields: {
      standardPart: reference('standard-parts', '标准配件编码或名称', 'code or name of the standard part', 'P0601', {
        ...required,
        aliases: standardPartAliases,
      }),
      name: text(100, '别名', 'other name', '前刹车片', { ...required, aliases: ['别名', '俗称', 'alias'] }),
      language: choice({ zh: ['中文'], en: ['英文'] }, '语言，空为中文', 'language; Chinese where it is blank', 'zh', {
        aliases: ['语言'],
      }),
    },
  },
  {
    name: 'standard-part-zones',
    about: { zh: '标准配件所在的碰撞区域', en: 'Crash zones of standard parts' },
    fields: {
      standardPart: reference('standard-parts', '标准配件', 'standard part', 'P0101', {
        ...required,
        aliases: standardPartAliases,
      }),
      zone: choice(
        Object.fromEntries(
          [
            ['frontLeft', '左前'],
            ['front', '前'],
            ['frontRight', '右前'],
            ['midLeft', '左中'],
            ['midRight', '右中'],
            ['top', '顶'],
            ['bottom', '底'],
            ['backLeft', '左后'],
            ['back', '后'],
            ['backRight', '右后'],
          ].map(([zone, zh]) => [zone, [zh]]),
        ) as Record<string, string[]>,
        '区域',
        'zone',
        'front',
        required,
      ),
    },
  },
  {
    name: 'standard-part-relations',
    about: { zh: '同时更换和一次性的配件', en: 'Parts replaced together, and one-time parts' },
    fields: {
      standardPart: reference('standard-parts', '标准配件', 'standard part', 'P0601', {
        ...required,
        aliases: standardPartAliases,
      }),
      related: reference('standard-parts', '相关的标准配件', 'related standard part', 'P0602', required),
      kind: choice({ together: ['同时更换'], oneTime: ['一次性'] }, '关系', 'relation', 'together', required),
    },
  },
  {
    name: 'tree-parts',
    about: { zh: '标准配件在商用车结构中的位置', en: 'Places of standard parts in the commercial trees' },
    fields: {
      node: reference(
        'part-groups',
        '商用车或原厂结构的节点',
        'node of a commercial or maker tree',
        'C-06-01',
        required,
      ),
      standardPart: reference('standard-parts', '标准配件', 'standard part', 'P0601', {
        ...required,
        aliases: standardPartAliases,
      }),
    },
  },
];
