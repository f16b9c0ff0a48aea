/** Remarks of the plain and the other version of a part, in Chinese and English. */
export type RemarkPair = readonly [zh: string, en: string, otherZh: string, otherEn: string];

/** Pairs of remarks that distinguish two versions of a part; a platform picks one pair at random. */
export const variantRemarks: Readonly<Record<string, readonly RemarkPair[]>> = {
  abs: [
    ['ABS', 'ABS', 'ABS+ESP', 'ABS with ESP'],
    ['第8代', 'Generation 8', '第9代', 'Generation 9'],
  ],
  airbox: [['椭圆形 286×213 mm', 'Oval, 286×213 mm', '矩形 342×136 mm', 'Rectangular, 342×136 mm']],
  alternator: [
    ['14 V 110 A', '14 V 110 A', '14 V 140 A', '14 V 140 A'],
    ['12 V 90 A', '12 V 90 A', '12 V 120 A', '12 V 120 A'],
  ],
  arm: [['钢制', 'Steel', '铝制', 'Aluminium']],
  battery: [
    ['12 V 60 Ah', '12 V 60 Ah', '12 V 70 Ah AGM（自动启停）', '12 V 70 Ah AGM, for start-stop'],
    ['12 V 45 Ah', '12 V 45 Ah', '12 V 60 Ah EFB（自动启停）', '12 V 60 Ah EFB, for start-stop'],
    ['12 V 72 Ah', '12 V 72 Ah', '12 V 80 Ah AGM（自动启停）', '12 V 80 Ah AGM, for start-stop'],
  ],
  bearing: [
    ['三孔法兰', 'Three-hole flange', '四孔法兰', 'Four-hole flange'],
    ['磁性齿圈 48 齿', 'Encoder ring, 48 poles', '磁性齿圈 43 齿', 'Encoder ring, 43 poles'],
  ],
  bumper: [['改款前', 'Before the facelift', '改款后', 'After the facelift']],
  cabin: [['普通', 'Particle', '活性炭', 'Activated carbon']],
  caliper: [
    ['活塞 38 mm', 'Piston 38 mm', '活塞 41 mm', 'Piston 41 mm'],
    ['博世制动钳', 'Bosch caliper', '大陆制动钳', 'Continental caliper'],
  ],
  camera: [['单目', 'Mono camera', '单目', 'Mono camera']],
  cluster: [
    ['单色屏', 'Monochrome display', '10.25 英寸液晶', '10.25-inch digital'],
    ['指针式', 'Analogue', '12.3 英寸液晶', '12.3-inch digital'],
  ],
  coil: [['带插头锁扣 A', 'Connector A', '带插头锁扣 B', 'Connector B']],
  compressor: [['皮带轮 110 mm', 'Pulley 110 mm', '皮带轮 120 mm，电控排量', 'Pulley 120 mm, external control']],
  curtain: [['带侧气帘', 'With curtain airbags', '带侧气帘', 'With curtain airbags']],
  damper: [
    ['标准底盘', 'Standard suspension', '运动底盘', 'Sports suspension'],
    ['标准', 'Standard', '电控阻尼', 'Adaptive damping'],
  ],
  deflector: [['带导流罩', 'With roof deflector', '带导流罩', 'With roof deflector']],
  disc: [
    ['288×25 mm 通风盘', '288×25 mm, vented', '312×25 mm 通风盘', '312×25 mm, vented'],
    ['256×22 mm 通风盘', '256×22 mm, vented', '280×22 mm 通风盘', '280×22 mm, vented'],
    ['296×26 mm 通风盘', '296×26 mm, vented', '320×30 mm 通风盘', '320×30 mm, vented'],
    ['275×25 mm 通风盘', '275×25 mm, vented', '296×28 mm 通风盘', '296×28 mm, vented'],
  ],
  dosing: [['泵压 5 bar', '5 bar', '泵压 9 bar', '9 bar']],
  gear: [['速比 20.48', 'Ratio 20.48', '速比 22.2–26.2', 'Ratio 22.2–26.2']],
  grille: [['改款前', 'Before the facelift', '改款后', 'After the facelift']],
  handle: [['普通', 'Without sensor', '无钥匙进入', 'Keyless entry']],
  // The last two are for new and premium cars.
  lamp: [
    ['卤素', 'Halogen', 'LED', 'LED'],
    ['卤素，手动调节', 'Halogen, manual levelling', '氙气带随动转向', 'Xenon, adaptive'],
    ['LED', 'LED', '矩阵式 LED', 'Matrix LED'],
    ['LED，手动调节', 'LED, manual levelling', 'LED，自动调节带随动转向', 'LED, automatic levelling, adaptive'],
  ],
  lining: [['宽 190 mm', '190 mm wide', '宽 220 mm', '220 mm wide']],
  mirror: [['电动调节', 'Power adjustment', '电动折叠、加热、盲区监测', 'Power folding, heated, blind-spot lamp']],
  mount: [['橡胶', 'Rubber', '带平面轴承', 'With thrust bearing']],
  muffler: [['单出', 'Single outlet', '双出', 'Twin outlet']],
  pack: [
    ['磷酸铁锂 55.4 kWh', 'LFP, 55.4 kWh', '三元锂 76.9 kWh', 'NMC, 76.9 kWh'],
    ['磷酸铁锂 18.3 kWh', 'LFP, 18.3 kWh', '磷酸铁锂 26.6 kWh', 'LFP, 26.6 kWh'],
  ],
  pads: [
    ['配 288 mm 制动盘', 'For 288 mm discs', '配 312 mm 制动盘', 'For 312 mm discs'],
    ['配 256 mm 制动盘', 'For 256 mm discs', '配 280 mm 制动盘', 'For 280 mm discs'],
    ['配 296 mm 制动盘', 'For 296 mm discs', '配 320 mm 制动盘', 'For 320 mm discs'],
    ['配 275 mm 制动盘', 'For 275 mm discs', '配 296 mm 制动盘', 'For 296 mm discs'],
  ],
  parkac: [['24 V 顶置', '24 V, roof-mounted', '24 V 顶置', '24 V, roof-mounted']],
  prefilter: [['无加热', 'Without heater', '带加热 24 V', 'With 24 V heater']],
  pump: [['塑料叶轮', 'Plastic impeller', '金属叶轮', 'Metal impeller']],
  rack: [
    ['电子助力，单齿轮', 'Electric, single pinion', '电子助力，双齿轮', 'Electric, dual pinion'],
    ['不带扭矩传感器', 'Without torque sensor', '带扭矩传感器', 'With torque sensor'],
  ],
  radar: [['77 GHz', '77 GHz', '77 GHz', '77 GHz']],
  rdisc: [
    ['272×10 mm 实心盘', '272×10 mm, solid', '300×12 mm 实心盘', '300×12 mm, solid'],
    ['253×10 mm 实心盘', '253×10 mm, solid', '282×12 mm 实心盘', '282×12 mm, solid'],
  ],
  // In the order of the tyres below: what is drawn for the one is drawn for the other; tall bodies have the last two.
  rim: [
    ['16×6.5J 铝合金', '16×6.5J alloy', '17×7J 铝合金', '17×7J alloy'],
    ['15×6J 钢制', '15×6J steel', '16×6.5J 铝合金', '16×6.5J alloy'],
    ['17×6.5J 铝合金', '17×6.5J alloy', '18×7J 铝合金', '18×7J alloy'],
    ['18×7.5J 铝合金', '18×7.5J alloy', '19×8J 铝合金', '19×8J alloy'],
  ],
  roof: [['平顶', 'Flat roof', '高顶双卧', 'High roof, two berths']],
  saddle: [['50 号', '2-inch pin', '90 号', '3.5-inch pin']],
  screen: [['普通', 'Standard', '隔音，带雨量传感器座', 'Acoustic, with rain-sensor bracket']],
  screencar: [
    ['8 英寸', '8-inch', '9.2 英寸带导航', '9.2-inch with navigation'],
    ['10.1 英寸', '10.1-inch', '12.8 英寸', '12.8-inch'],
  ],
  seat: [['织物，手动调节', 'Fabric, manual', '真皮，电动调节', 'Leather, power']],
  sunroof: [['带全景天窗', 'With panoramic roof', '带全景天窗', 'With panoramic roof']],
  supplier: [['调节角 50°', 'Range 50°', '调节角 60°', 'Range 60°']],
  tail: [['灯泡', 'Bulb', 'LED', 'LED']],
  tbumper: [['塑料', 'Plastic', '钢制', 'Steel']],
  tilt: [['手动', 'Manual', '电动', 'Electric']],
  tlamp: [['卤素', 'Halogen', 'LED', 'LED']],
  tmirror: [['手动', 'Manual', '电动加热', 'Power, heated']],
  tpump: [['皮带轮 8 槽', 'Eight-groove pulley', '皮带轮 10 槽', 'Ten-groove pulley']],
  tyre: [
    ['205/55 R16 91V', '205/55 R16 91V', '225/45 R17 91W', '225/45 R17 91W'],
    ['195/65 R15 91V', '195/65 R15 91V', '205/55 R16 91V', '205/55 R16 91V'],
    ['215/60 R17 96H', '215/60 R17 96H', '225/55 R18 98V', '225/55 R18 98V'],
    ['235/60 R18 103V', '235/60 R18 103V', '235/55 R19 101V', '235/55 R19 101V'],
  ],
  wheel: [['聚氨酯', 'Polyurethane', '真皮多功能', 'Leather, multifunction']],
};
