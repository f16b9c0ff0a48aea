import type { CatalogueFile } from './catalogue-file.ts';
import {
  choice,
  date,
  id,
  integer,
  names,
  oeAliases,
  plain,
  quantity,
  reference,
  required,
  serialAliases,
  standardPartAliases,
  text,
} from './fields.ts';

const remarks = {
  remark: text(500, '备注', 'remark', '左', { aliases: ['备注', '说明', 'note', 'remarks'] }),
  remarkEn: text(500, '备注英文', 'remark in English', 'left'),
};

/** Drawings, numbers and the parts books. */
export const partFiles: readonly CatalogueFile[] = [
  {
    name: 'drawings',
    about: { zh: '图：SVG、PNG、WebP 或 JPEG 文件', en: 'Drawings: SVG, PNG, WebP or JPEG files' },
    fields: {
      id: id('图号', 'id of the drawing', 'D-0601'),
      file: text(300, '图片在文件夹中的路径', 'path of the picture in the folder', 'drawings/d-0601.png', {
        ...required,
        aliases: ['文件', '图片', '图片路径', 'image', 'picture'],
      }),
    },
  },
  {
    name: 'hotspots',
    about: {
      zh: '图上的热点，坐标以图片像素计，原点在左上角',
      en: 'Hotspots, in pixels of the picture from its top left',
    },
    fields: {
      drawing: reference('drawings', '图号', 'id of the drawing', 'D-0601', {
        ...required,
        aliases: ['图号', 'image id', 'drawing no'],
      }),
      callout: text(20, '图中序号', 'callout', '12', {
        ...required,
        aliases: ['序号', '图中序号', 'position', 'pos', 'item'],
      }),
      shape: choice(
        { point: ['点'], rectangle: ['矩形', 'rect'] },
        '点或矩形，有宽高时为矩形',
        'point or rectangle; a rectangle where it has a width',
        'point',
        { aliases: ['形状', '类型', 'type'] },
      ),
      x: plain('decimal', '中心（点）或左边（矩形）的横坐标', 'x of the point or of the left edge', '412', {
        ...required,
        aliases: ['横坐标', 'x坐标', 'left'],
      }),
      y: plain('decimal', '中心（点）或上边（矩形）的纵坐标', 'y of the point or of the top edge', '230', {
        ...required,
        aliases: ['纵坐标', 'y坐标', 'top'],
      }),
      width: plain('decimal', '矩形的宽', 'width of the rectangle', '36', { aliases: ['宽', '宽度', 'w'] }),
      height: plain('decimal', '矩形的高', 'height of the rectangle', '20', { aliases: ['高', '高度', 'h'] }),
      marks: choice(
        { callout: ['序号'], part: ['配件'] },
        '标出的是印刷的序号还是配件本身，空为序号',
        'what it marks, the printed callout or the part; the callout where it is blank',
        'callout',
        { aliases: ['标记', 'mark'] },
      ),
    },
  },
  {
    name: 'assemblies',
    about: {
      zh: '总成：一个车型组在一个配件组下的一张图',
      en: 'Assemblies: one sheet of a vehicle group in a part group',
    },
    fields: {
      id: id('总成编号', 'id of the assembly', 'LAVIDA-0601'),
      group: reference('groups', '车型组编号', 'id of the vehicle group', 'LAVIDA-2018-1.4T', {
        ...required,
        aliases: ['车型组'],
      }),
      partGroup: reference('part-groups', '配件组编号或编码', 'id or code of the part group', 'BRAKE-FRONT', {
        ...required,
        aliases: ['配件组', 'node'],
      }),
      drawing: reference('drawings', '图号', 'id of the drawing', 'D-0601', { aliases: ['图号', '图'] }),
    },
  },
  {
    name: 'numbers',
    about: { zh: 'OE 号', en: 'OE numbers' },
    fields: {
      id: id('编号，空则为品牌加 OE 号', 'id; brand and number where it is blank', '5C0698151', {}),
      brand: reference('brands', '价格品牌的编号、编码或名称', 'id, code or name of the brand', 'VW', {
        ...required,
        aliases: ['品牌'],
      }),
      number: text(40, 'OE 号', 'OE number', '5C0 698 151', {
        ...required,
        aliases: [...oeAliases, '图号件号'],
      }),
      standardPart: reference(
        'standard-parts',
        '标准配件编码、名称或别名，空则按名称匹配',
        'code, name or alias of the standard part; found by the name where it is blank',
        'P0601',
        { aliases: standardPartAliases },
      ),
      ...names({ zh: '前制动片', en: 'Front brake pads' }, ['零件名称', '配件名称', 'part name', 'description']),
      isStandard: plain('boolean', '通用件（螺栓、卡扣）', 'fits everything (bolts, clips)', 'no', {
        aliases: ['通用件'],
      }),
      discontinued: plain('boolean', '停产', 'discontinued', 'no', { aliases: ['停产', '停供'] }),
    },
  },
  {
    name: 'part-rows',
    about: { zh: '图册中的行：总成、序号、OE 号和适用条件', en: 'Rows of the parts books with their fit conditions' },
    fields: {
      id: id('行编号，空则由内容生成', 'id of the row; made from its content where it is blank', 'R-1', {}),
      assembly: reference('assemblies', '总成编号', 'id of the assembly', 'LAVIDA-0601', {
        ...required,
        aliases: ['总成'],
      }),
      callout: text(20, '图中序号', 'callout', '12', { ...required, aliases: ['序号', '图中序号', 'position', 'pos'] }),
      number: reference('numbers', '编号或 OE 号', 'id or OE number', '5C0 698 151', {
        ...required,
        aliases: ['OE', 'OE号', '零件号', '配件号', 'part number', 'part no'],
      }),
      name: text(200, 'OE 号尚未登记时的名称', 'name, where the number is not known yet', '前制动片', {
        aliases: ['名称', '零件名称', '配件名称', 'part name', 'description'],
      }),
      nameEn: text(200, '英文名称', 'name in English', 'Front brake pads', { aliases: ['英文名称'] }),
      quantity: quantity('用量，空为 1，也可写“按需”', 'quantity; 1 where it is blank; may be "as required"', [
        '数量',
        '用量',
        'qty',
      ]),
      ...remarks,
      gearbox: text(60, '适用变速箱', 'gearbox that it fits', '7挡双离合', { aliases: ['变速箱', 'transmission'] }),
      drive: text(60, '适用驱动形式', 'driven wheels that it fits', '前置前驱', {
        aliases: ['驱动', '驱动形式', '驱动方式'],
      }),
      level: text(60, '适用配置级别', 'trim level that it fits', '舒适版', { aliases: ['配置', '配置级别', 'trim'] }),
      producedFrom: date('from', '适用起始日期', 'built from', '2018-06', {
        aliases: ['起始日期', '启用日期', '生产起', '生产日期起', '生产日期开始', 'from date'],
      }),
      producedTo: date('to', '适用截止日期（含）', 'built until', '2020-03', {
        aliases: ['截止日期', '停用日期', '生产止', '生产日期止', '生产日期截止', '生产日期结束', 'to date'],
      }),
      serialFrom: integer(
        { min: 0, max: 999999 },
        '起始序号（VIN 后六位）',
        'from serial number (end of the VIN)',
        '010000',
        { aliases: serialAliases.from },
      ),
      serialTo: integer({ min: 0, max: 999999 }, '截止序号（含）', 'to serial number', '059999', {
        aliases: serialAliases.to,
      }),
      options: plain(
        'list',
        '选装代码，分号分隔，须全部具备；减号表示不带',
        'option codes that must all be there; a minus sign means without',
        '1KD;-1LA',
        {
          aliases: ['选装代码', '选装', 'option codes', 'pr codes'],
        },
      ),
      question: text(200, '决定适用的问题', 'question that decides', '前制动盘直径？', { aliases: ['问题'] }),
      questionEn: text(200, '问题英文', 'question in English', 'Diameter of the front discs?'),
      answer: text(100, '适用的答案', 'answer that it fits', '288 mm', { aliases: ['答案'] }),
      answerEn: text(100, '答案英文', 'answer in English', '288 mm'),
    },
  },
];
