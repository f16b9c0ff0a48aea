import type { PartSystem } from '../part-system.ts';

export const passengerEngine: PartSystem = {
  code: '10',
  zh: '发动机',
  en: 'Engine',
  nodes: [
    {
      code: '1001',
      zh: '气缸体与气缸盖',
      en: 'Cylinder block & head',
      parts: [
        ['P1001001', '气缸体总成', 'Cylinder block assy', '个', 1, '', '中缸 缸体'],
        ['P1001002', '气缸盖总成', 'Cylinder head assy', '个', 1, '', '缸盖'],
        ['P1001003', '气缸垫', 'Cylinder head gasket', '片', 1, 'o', '缸床 缸垫'],
        ['P1001004', '气门室盖', 'Valve (rocker) cover', '个', 1, '', '气门盖'],
        ['P1001005', '气门室盖垫', 'Valve cover gasket', '片', 1, 'o', '气门盖垫'],
        ['P1001006', '油底壳', 'Oil pan', '个', 1, '', '油底'],
        ['P1001007', '油底壳放油螺塞垫', 'Oil drain plug washer', '片', 1, 'ow', '放油螺丝垫'],
        ['P1001901', '六角法兰螺栓', 'Hex flange bolt', '个', 10, 'o', '法兰螺栓'],
      ],
    },
    {
      code: '1002',
      zh: '曲柄连杆机构',
      en: 'Crank train',
      parts: [
        ['P1002001', '曲轴', 'Crankshaft', '个', 1, '', ''],
        ['P1002002', '活塞', 'Piston', '个', 4, '', ''],
        ['P1002003', '活塞环', 'Piston ring set', '套', 1, '', '活塞令'],
        ['P1002004', '连杆', 'Connecting rod', '根', 4, '', ''],
        ['P1002005', '曲轴前油封', 'Crankshaft front oil seal', '个', 1, 'o', '前油封'],
        ['P1002006', '曲轴后油封', 'Crankshaft rear oil seal', '个', 1, 'o', '后油封'],
        ['P1002007', '飞轮', 'Flywheel', '个', 1, '', ''],
      ],
    },
    {
      code: '1003',
      zh: '配气与正时',
      en: 'Valve train & timing',
      parts: [
        ['P1003001', '凸轮轴', 'Camshaft', '根', 2, '', ''],
        ['P1003002', '进气门', 'Intake valve', '个', 8, '', ''],
        ['P1003003', '排气门', 'Exhaust valve', '个', 8, '', ''],
        ['P1003004', '正时皮带', 'Timing belt', '条', 1, 'w', '正时带'],
        ['P1003005', '正时链条', 'Timing chain', '条', 1, '', '时规链条'],
        ['P1003006', '正时张紧器', 'Timing tensioner', '个', 1, '', '涨紧轮'],
        ['P1003007', '凸轮轴相位执行器', 'Camshaft phaser (VVT)', '个', 1, '', 'VVT轮'],
      ],
    },
    {
      code: '1004',
      zh: '润滑系统',
      en: 'Lubrication',
      parts: [
        ['P1004001', '机油滤清器', 'Oil filter', '个', 1, 'w', '机滤 机油格 机油滤芯 油格'],
        ['P1004002', '机油泵', 'Oil pump', '个', 1, '', ''],
        ['P1004003', '机油散热器', 'Oil cooler', '个', 1, '', ''],
        ['P1004004', '机油压力开关', 'Oil pressure switch', '个', 1, '', '机油感应塞'],
      ],
    },
    {
      code: '1005',
      zh: '发动机悬置与附件带',
      en: 'Mounts & accessory drive',
      parts: [
        ['P1005001', '发动机右悬置', 'Engine mount, right', '个', 1, '', '机脚胶 机爪垫 机脚 发动机脚胶'],
        ['P1005002', '变速器悬置', 'Transmission mount', '个', 1, '', '波箱胶 波箱脚胶'],
        ['P1005003', '多楔带', 'Poly-V belt', '条', 1, 'w', '发电机皮带 风扇皮带'],
        ['P1005004', '多楔带张紧轮', 'Belt tensioner', '个', 1, '', '涨紧轮'],
      ],
    },
  ],
};
