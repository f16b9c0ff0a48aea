/**
 * A power that shows an item of the header's menu or a tab under it. New ones are given to every role; staff can take
 * them away.
 */
export interface MenuPower {
  code: `/${string}`;
  name: string;
  nameEn: string;
  /** The powers under this one. */
  rights?: readonly MenuPower[];
}

/** The header's menu in order. The powers under 查询 are the tabs of the search. */
export const menuPowers: readonly MenuPower[] = [
  { code: '/index', name: '首页', nameEn: 'Home' },
  {
    code: '/inquire',
    name: '查询',
    nameEn: 'Search',
    rights: [
      { code: '/search/vehicle', name: '查车型', nameEn: 'Find a vehicle' },
      { code: '/search/parts', name: '按车型查配件', nameEn: 'Parts by vehicle' },
      { code: '/search/oe', name: '按 OE 号查配件', nameEn: 'Parts by OE number' },
      { code: '/search/maintain', name: '查保养', nameEn: 'Maintenance' },
      { code: '/search/covParts', name: '商用车精准查询', nameEn: 'Commercial vehicles' },
      { code: '/search/brandPart', name: '品牌件查询', nameEn: 'Brand parts' },
    ],
  },
  // Shown as 购买套餐, as the specification renames it.
  { code: '/buy_service', name: '服务中心', nameEn: 'Service centre' },
  { code: '/solution', name: '解决方案', nameEn: 'Solutions' },
  { code: '/service', name: '接口服务', nameEn: 'API services' },
  { code: '/cooperation', name: '商务合作', nameEn: 'Partnerships' },
];
